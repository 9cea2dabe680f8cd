import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { ALT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { UploadProgress } from "./upload-progress.tsx"

export const ALT_HINT = "Read aloud to people who can’t see it. Say what matters, without “picture of”."

interface Props {
  file: File
  /** The name of the field that describes the file. */
  name: string
  hint?: string
  alt?: string
  errors: FieldErrors
  /** How much was sent, from 0 to 1; null before the upload. */
  progress: number | null
  onRemove(): void
}

/** Beside the preview of a chosen file: what it shows, and how far the upload is. */
export function FileDetails({ file, name, hint, alt, errors, progress, onRemove }: Props) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <p className="wrap-anywhere text-small">{file.name}</p>
      <TextField
        name={name}
        label="What it shows"
        hint={hint}
        maxLength={ALT_MAX_LENGTH}
        defaultValue={alt}
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
        <UploadProgress name={file.name} progress={progress} />
      )}
    </div>
  )
}
