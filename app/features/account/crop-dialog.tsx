import { type PointerEvent, useEffect, useRef, useState } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Dialog } from "#app/ui/overlays/dialog.tsx"
import { useDialog } from "#app/ui/overlays/use-dialog.ts"
import { CENTERED, cropBox, cropPixels, dragPlacement, MAX_ZOOM, type Placement } from "./crop-box.ts"

export interface CroppedPicture {
  file: File
  box: ReturnType<typeof cropBox>
}

const PIXELS = 640

/** The dialog and the picture in it. */
export function useCropDialog() {
  const dialog = useDialog()
  const [shown, setShown] = useState<{ file: File; picture: ImageBitmap } | null>(null)

  /** False if the browser cannot read the file. */
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
  onCropped(chosen: CroppedPicture): void
}

export function CropDialog({ crop: { dialog, shown }, onCropped }: Props) {
  const [placement, setPlacement] = useState(CENTERED)
  const picture = shown?.picture
  // Each picture starts centered.
  useEffect(() => {
    if (picture) setPlacement(CENTERED)
  }, [picture])

  function use() {
    dialog.close()
    if (shown) onCropped({ file: shown.file, box: cropBox(shown.picture, placement) })
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
      {picture && <CropPreview picture={picture} placement={placement} onPlacementChange={setPlacement} />}
      <div className="mt-5 grid gap-3 text-body">
        <Slider
          label="Zoom"
          min={1}
          max={MAX_ZOOM}
          value={placement.zoom}
          onChange={zoom => setPlacement({ ...placement, zoom })}
        />
        <Slider
          label="Left and right"
          value={placement.across}
          onChange={across => setPlacement({ ...placement, across })}
        />
        <Slider
          label="Up and down"
          value={placement.down}
          onChange={down => setPlacement({ ...placement, down })}
        />
      </div>
    </Dialog>
  )
}

interface PreviewProps {
  picture: ImageBitmap
  placement: Placement
  onPlacementChange(placement: Placement): void
}

function CropPreview({ picture, placement, onPlacementChange }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const { left, top, side } = cropPixels(picture, placement)
    const drawing = canvas.current?.getContext("2d")
    drawing?.clearRect(0, 0, PIXELS, PIXELS)
    drawing?.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS)
  }, [picture, placement])

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!from.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const by = { x: (event.clientX - from.current.x) / width, y: (event.clientY - from.current.y) / width }
    from.current = { x: event.clientX, y: event.clientY }
    onPlacementChange(dragPlacement(picture, placement, by))
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
  onChange(value: number): void
}

function Slider({ label, value, min = 0, max = 1, onChange }: SliderProps) {
  return (
    <label className="grid grid-cols-[9em_1fr] items-center gap-3 font-bold text-small">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step="0.01"
        value={value}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
        className="min-h-8 w-full cursor-pointer accent-green-600"
      />
    </label>
  )
}
