import { ALT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { FilePreview } from "#app/ui/pictures/file-preview.tsx"
import { UploadProgress } from "#app/ui/pictures/upload-progress.tsx"
import { altName, type Chosen } from "./upload-chosen.ts"

const PREVIEW_PIXELS = 192

/** A file before it is uploaded: its preview, what it shows, and how far the upload is. */
export function ChosenFile({ chosen, onRemove }: { chosen: Chosen; onRemove(): void }) {
  const { file, progress, errors } = chosen
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-input bg-gray-100 p-4 phone:grid-cols-[96px_1fr]">
      <legend className="sr-only">{file.name}</legend>
      <FilePreview file={file} width={PREVIEW_PIXELS} className="w-24 rounded-tag" />
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
          <UploadProgress name={file.name} progress={progress} />
        )}
      </div>
    </fieldset>
  )
}
