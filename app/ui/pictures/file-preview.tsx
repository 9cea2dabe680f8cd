import { useEffect, useRef } from "react"
import { cn } from "#app/lib/theming/cn.ts"

interface Props {
  file: File
  /** The width of the drawing in pixels. */
  width: number
  className?: string
}

/** A chosen file before it is uploaded. A canvas, because the policy of the pages allows no blob: addresses. */
export function FilePreview({ file, width, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    createImageBitmap(file, { resizeWidth: width }).then(
      picture => {
        if (!isShown || !canvas.current) return
        canvas.current.height = picture.height
        canvas.current.getContext("2d")?.drawImage(picture, 0, 0)
      },
      // The server says what is wrong with the file.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [file, width])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={width}
      role="img"
      aria-label={`Preview of ${file.name}`}
      className={cn("bg-gray-200", className)}
    />
  )
}
