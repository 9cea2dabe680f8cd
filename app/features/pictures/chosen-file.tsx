import { FileDetails } from "#app/ui/pictures/file-details.tsx"
import { FilePreview } from "#app/ui/pictures/file-preview.tsx"
import { altName, type Chosen } from "./upload-chosen.ts"

const PREVIEW_PIXELS = 192

/** A file before it is uploaded: its preview, what it shows, and how far the upload is. */
export function ChosenFile({ chosen, onRemove }: { chosen: Chosen; onRemove(): void }) {
  const { file, alt, progress, errors } = chosen
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-input bg-gray-100 p-4 phone:grid-cols-[96px_1fr]">
      <legend className="sr-only">{file.name}</legend>
      <FilePreview file={file} width={PREVIEW_PIXELS} className="w-24 rounded-tag" />
      <FileDetails {...{ file, alt, progress, errors, onRemove }} name={altName(chosen)} />
    </fieldset>
  )
}
