import { IMAGE_PROBLEMS } from "#app/lib/images/decode-upload.server.ts"
import { makePictureFiles } from "#app/lib/images/picture-files.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { PictureDetails } from "./schema.ts"

type Saved = { ok: true; id: string } | { ok: false; error: string }

/**
 * Re-encodes an uploaded picture in every size and format and stores it. The original is kept nowhere. The database
 * and the function `pictures` refuse anyone but staff who edit pages.
 */
export async function savePicture(
  db: SupabaseDb,
  file: FormDataEntryValue | null,
  details: PictureDetails,
): Promise<Saved> {
  if (!(file instanceof File)) return { ok: false, error: IMAGE_PROBLEMS.empty }
  const made = await makePictureFiles(new Uint8Array(await file.arrayBuffer()))
  if (!made.ok) return { ok: false, error: IMAGE_PROBLEMS[made.reason] }
  const { files, ...measured } = made.output
  const body = new FormData()
  body.set("details", JSON.stringify({ ...details, ...measured }))
  for (const { name, bytes } of files) body.set(name, new File([bytes], name))
  const { data, error } = await db.functions.invoke<{ id: string }>("pictures", { body })
  if (error) throw error
  return { ok: true, id: data!.id }
}
