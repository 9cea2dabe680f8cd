import { type PointerEvent, useEffect, useRef, useState } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Dialog, useDialog } from "#app/ui/overlays/dialog.tsx"
import { CENTERED, cropBox, cropPixels, dragged, MOST_ZOOM, type Placing } from "./crop-box.ts"

export interface Chosen {
  file: File
  box: ReturnType<typeof cropBox>
}

const PIXELS = 640

/** What lies under the window, and how to put something there. */
export function useCropDialog() {
  const dialog = useDialog()
  const [shown, setShown] = useState<{ file: File; picture: ImageBitmap } | null>(null)

  /** False when the browser cannot read the file. */
  async function open(file: File) {
    try {
      const picture = await createImageBitmap(file)
      setShown({ file, picture })
      dialog.show()
      return true
    } catch {
      return false
    }
  }

  return { dialog, shown, open }
}

interface Props {
  crop: ReturnType<typeof useCropDialog>
  onChosen(chosen: Chosen): void
}

export function CropDialog({ crop: { dialog, shown }, onChosen }: Props) {
  const [placing, setPlacing] = useState(CENTERED)
  const picture = shown?.picture
  // Every picture begins in the middle.
  useEffect(() => {
    if (picture) setPlacing(CENTERED)
  }, [picture])

  function use() {
    dialog.close()
    if (shown) onChosen({ file: shown.file, box: cropBox(shown.picture, placing) })
  }

  return (
    <Dialog
      control={dialog}
      title="Choose your square"
      actions={
        <>
          <PushButton onClick={use}>Use this picture</PushButton>
          <PushButton {...dialog.closer} variant="white">
            Not this one
          </PushButton>
        </>
      }
    >
      <p className="mb-4 text-body">Drag the picture, or move it with the three sliders.</p>
      {picture && <Window picture={picture} placing={placing} onPlaced={setPlacing} />}
      <div className="mt-5 grid gap-3 text-body">
        <Slider
          label="Zoom"
          min={1}
          max={MOST_ZOOM}
          value={placing.zoom}
          onSlide={zoom => setPlacing({ ...placing, zoom })}
        />
        <Slider
          label="Left and right"
          value={placing.across}
          onSlide={across => setPlacing({ ...placing, across })}
        />
        <Slider label="Up and down" value={placing.down} onSlide={down => setPlacing({ ...placing, down })} />
      </div>
    </Dialog>
  )
}

interface WindowProps {
  picture: ImageBitmap
  placing: Placing
  onPlaced(placing: Placing): void
}

function Window({ picture, placing, onPlaced }: WindowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const { left, top, side } = cropPixels(picture, placing)
    const pen = canvas.current?.getContext("2d")
    pen?.clearRect(0, 0, PIXELS, PIXELS)
    pen?.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS)
  }, [picture, placing])

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!from.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const by = { x: (event.clientX - from.current.x) / width, y: (event.clientY - from.current.y) / width }
    from.current = { x: event.clientX, y: event.clientY }
    onPlaced(dragged(picture, placing, by))
  }

  return (
    <canvas
      ref={canvas}
      width={PIXELS}
      height={PIXELS}
      role="img"
      aria-label="How your picture will look"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      className="mx-auto block aspect-square w-full max-w-70 cursor-grab touch-none rounded-full bg-gray-200 shadow-[0_0_0_var(--line)_var(--color-ink)] active:cursor-grabbing"
    />
  )
}

interface SliderProps {
  label: string
  value: number
  min?: number
  max?: number
  onSlide(value: number): void
}

function Slider({ label, value, min = 0, max = 1, onSlide }: SliderProps) {
  return (
    <label className="grid grid-cols-[9em_1fr] items-center gap-3 font-bold text-small">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step="0.01"
        value={value}
        onChange={event => onSlide(event.currentTarget.valueAsNumber)}
        className="min-h-8 w-full cursor-pointer accent-green-600"
      />
    </label>
  )
}
