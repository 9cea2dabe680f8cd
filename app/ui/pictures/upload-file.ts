import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { UPLOAD_FAILED, uploadWithProgress } from "#app/lib/forms/upload-with-progress.ts"
import type { Point } from "./focal-point.ts"
import { prepareFile } from "./prepare-file.ts"

interface Details {
  alt: string
  credit?: string
  /** In percent; the middle by default. */
  focus?: Point
}

export const LOCATION_NOTE = "We remove where and when it was taken."

/** Uploads a picture: its id, or what is wrong with it. */
export async function uploadFile(
  file: File,
  { alt, credit = "", focus = { x: 50, y: 50 } }: Details,
  onProgress: (part: number) => void,
): Promise<{ id: string } | { errors: FieldErrors }> {
  onProgress(0)
  const prepared = await prepareFile(file)
  if (!prepared)
    return { errors: { picture: "We can’t read that file. Choose a JPEG, PNG or WebP of 5 MB or less." } }
  const form = new FormData()
  form.set("picture", prepared)
  form.set("alt", alt)
  form.set("credit", credit)
  form.set("focus_x", String(focus.x))
  form.set("focus_y", String(focus.y))
  const response = await uploadWithProgress("/staff/pictures/upload", form, onProgress)
  const { id, errors } = (response?.body ?? {}) as { id?: string; errors?: FieldErrors }
  return id ? { id } : { errors: errors ?? { picture: UPLOAD_FAILED } }
}
