import { useEffect, useRef } from "react"
import { ALT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { altName, type Chosen } from "./upload-chosen.ts"

const PREVIEW_PIXELS = 192

/** A file before it is uploaded: its preview, what it shows, and how far the upload is. */
export function ChosenFile({ chosen, onRemove }: { chosen: Chosen; onRemove(): void }) {
  const { file, progress, errors } = chosen
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-input bg-gray-100 p-4 phone:grid-cols-[96px_1fr]">
      <legend className="sr-only">{file.name}</legend>
      <Preview file={file} />
      <div className="grid min-w-0 gap-3">
        <p className="wrap-anywhere text-small">{file.name}</p>
        <TextField
          name={altName(chosen)}
          label="What it shows"
          maxLength={ALT_MAX_LENGTH}
          defaultValue={chosen.alt}
          error={errors.alt ?? errors.picture}
        />
        {progress === null ? (
          <PushButton
            size="sm"
            variant="white"
            icon="ph:x-bold"
            aria-label={`Remove ${file.name}`}
            onClick={onRemove}
            className="justify-self-start"
          >
            Remove
          </PushButton>
        ) : (
          <div role="status" className="grid gap-1.5">
            <p className="font-bold text-small">{progress < 1 ? "Uploading…" : "Making the sizes…"}</p>
            <progress
              value={progress}
              aria-label={`Uploaded of ${file.name}`}
              className="h-4 w-full accent-green-600"
            />
          </div>
        )}
      </div>
    </fieldset>
  )
}

// A canvas, because the policy of the pages allows no blob: addresses.
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    createImageBitmap(file, { resizeWidth: PREVIEW_PIXELS }).then(
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
  }, [file])
  return (
    <canvas
      ref={canvas}
      width={PREVIEW_PIXELS}
      height={PREVIEW_PIXELS}
      role="img"
      aria-label={`Preview of ${file.name}`}
      className="w-24 rounded-tag bg-gray-200"
    />
  )
}
