import { type KeyboardEvent, useEffect, useRef } from "react"
import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { Narcat } from "#app/ui/brand/mascot.tsx"

interface Props {
  onBreath(): void
  /** Changes when the guide starts over. */
  guide: number
  second: number
}

/** The ring: press it for each breath in. It grows for two seconds and shrinks for three, as a guide. */
export function BreathButton({ onBreath, guide, second }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // A press has counted when it starts; the click that ends it must not count again.
  const isPressed = useRef(false)
  useEffect(() => button.current?.focus(), [])

  function press() {
    isPressed.current = true
    onBreath()
  }
  function pressKey({ key, repeat }: KeyboardEvent) {
    if (!repeat && (key === " " || key === "Enter")) press()
  }
  function click() {
    if (!isPressed.current) onBreath()
    isPressed.current = false
  }
  return (
    <div className="grid justify-items-center gap-4">
      <button
        ref={button}
        type="button"
        onPointerDown={press}
        onKeyDown={pressKey}
        onClick={click}
        className="breath-ring relative aspect-square w-[min(100%,340px)] cursor-pointer touch-manipulation rounded-full"
      >
        <span
          key={guide}
          aria-hidden="true"
          className="breath-ring-guide absolute inset-0 rounded-full bg-green-300"
        />
        <span aria-hidden="true" className="absolute inset-[22%] rounded-full bg-air-200" />
        <span className="absolute inset-[29%] grid place-items-center rounded-full bg-white">
          <Narcat pose="happy" alt="" className="w-[72%]" />
        </span>
        <span className="sr-only">Breathe</span>
      </button>
      <ol aria-hidden="true" className="flex w-[min(100%,340px)] gap-1.5">
        {Array.from({ length: BREATH_SECONDS.adult }, (_, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a second is its number
            key={at}
            className={`display flex-1 rounded-[10px] pt-1.5 pb-1 text-center text-2xl leading-none wdth-74 ${at + 1 === second ? "bg-ink text-white" : "text-ink"}`}
          >
            {at + 1}
          </li>
        ))}
      </ol>
    </div>
  )
}
