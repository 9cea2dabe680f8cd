import { useState } from "react"
import type { PictureData } from "#app/lib/pictures/picture.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Picture } from "#app/ui/data/picture.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { clampPercent, type Point } from "#app/ui/pictures/focal-point.ts"
import { FocalTarget } from "#app/ui/pictures/focal-target.tsx"

const CROPS = [
  { label: "Wide", box: "aspect-16/9" },
  { label: "Square", box: "aspect-square" },
  { label: "Tall", box: "aspect-3/4" },
]

/** Chooses what a crop must show: by clicking, by the arrow keys, or by two numbers, which also work without script. */
export function FocalPointField({ picture }: { picture: PictureData }) {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState({ x: String(picture.focus_x * 100), y: String(picture.focus_y * 100) })
  const point = { x: clampPercent(typed.x), y: clampPercent(typed.y) }
  const shown = { ...picture, focus_x: point.x / 100, focus_y: point.y / 100 }

  function setPoint({ x, y }: Point) {
    setTyped({ x: String(x), y: String(y) })
  }

  return (
    <div className="grid gap-4">
      <FocalTarget point={point} onMove={setPoint}>
        <Picture picture={picture} sizes="(width >= 1180px) 40vw, 90vw" eager className="rounded-input" />
      </FocalTarget>
      <div className="grid grid-cols-2 gap-4">
        {(["x", "y"] as const).map(axis => (
          <TextField
            key={axis}
            name={`focus_${axis}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            suffix="%"
            label={axis === "x" ? "Focal point from the left" : "From the top"}
            {...(isHydrated
              ? {
                  value: typed[axis],
                  onChange: event => setTyped({ ...typed, [axis]: event.currentTarget.value }),
                }
              : { defaultValue: typed[axis] })}
          />
        ))}
      </div>
      <ul className="grid grid-cols-3 items-end gap-3">
        {CROPS.map(({ label, box }) => (
          <li key={label} className="grid gap-1 text-small">
            <Picture picture={shown} sizes="180px" decorative className={cn("rounded-tag", box)} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
