import { UPLOAD_FAILED, uploadWithProgress } from "#app/lib/forms/upload-with-progress.ts"
import type { cropBox } from "./crop-box.ts"

/** Uploads a picture and reports its progress. Resolves with an error message, or null. */
export async function uploadPicture(
  file: File,
  box: ReturnType<typeof cropBox>,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const form = new FormData()
  form.set("picture", file)
  for (const [name, value] of Object.entries(box)) form.set(name, String(value))
  const response = await uploadWithProgress("/me/avatar", form, onProgress)
  if (response?.status === 200) return null
  return (response?.body as { error?: string } | undefined)?.error ?? UPLOAD_FAILED
}
