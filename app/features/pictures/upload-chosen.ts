import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { uploadFile } from "#app/ui/pictures/upload-file.ts"

/** A file that was chosen and not uploaded yet. */
export interface Chosen {
  key: string
  file: File
  /** What was typed before the file was chosen. */
  alt: string
  /** How much was sent, from 0 to 1; null before the upload. */
  progress: number | null
  errors: FieldErrors
}

/** The name of the field that describes the file. */
export function altName({ key }: Pick<Chosen, "key">) {
  return `alt-${key}`
}

/** Uploads one of the chosen files with its description. */
export function uploadChosen(chosen: Chosen, typed: FormData, onProgress: (part: number) => void) {
  const alt = String(typed.get(altName(chosen)) ?? "")
  return uploadFile(chosen.file, { alt, credit: String(typed.get("credit") ?? "") }, onProgress)
}
