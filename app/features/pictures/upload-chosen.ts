import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { UPLOAD_FAILED, uploadWithProgress } from "#app/lib/forms/upload-with-progress.ts"
import { prepareFile } from "./prepare-file.ts"

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

/** Uploads one of the chosen files with its description: the id of the picture, or what is wrong with it. */
export async function uploadChosen(
  chosen: Chosen,
  typed: FormData,
  onProgress: (part: number) => void,
): Promise<{ id: string } | { errors: FieldErrors }> {
  onProgress(0)
  const file = await prepareFile(chosen.file)
  if (!file)
    return { errors: { picture: "We can’t read that file. Choose a JPEG, PNG or WebP of 5 MB or less." } }
  const form = new FormData()
  form.set("picture", file)
  form.set("alt", typed.get(altName(chosen)) ?? "")
  form.set("credit", typed.get("credit") ?? "")
  const response = await uploadWithProgress("/staff/pictures/upload", form, onProgress)
  const { id, errors } = (response?.body ?? {}) as { id?: string; errors?: FieldErrors }
  return id ? { id } : { errors: errors ?? { picture: UPLOAD_FAILED } }
}
