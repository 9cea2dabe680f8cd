import { cleanImage } from "#app/lib/images/clean-image.server.ts"
import { IMAGE_PROBLEMS } from "#app/lib/images/decode-upload.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { cropSchema } from "./schema.ts"

const BUCKET = "avatars"
const SIDE = 512

export const PICTURE_SAVED = "Your new picture is saved."

/** Re-encodes the uploaded picture and makes it the member's avatar. Returns an error message, or null. */
export async function savePicture(db: SupabaseDb, memberId: string, form: FormData): Promise<string | null> {
  const file = form.get("picture")
  if (!(file instanceof File)) return IMAGE_PROBLEMS.empty
  const crop = cropSchema.safeParse({ x: form.get("x"), y: form.get("y"), size: form.get("size") })
  const made = await cleanImage(new Uint8Array(await file.arrayBuffer()), {
    width: SIDE,
    height: SIDE,
    // An invalid square is ignored; the center is used.
    crop: form.has("size") && crop.success ? crop.data : undefined,
  })
  if (!made.ok) return IMAGE_PROBLEMS[made.reason]
  const path = `${memberId}/${crypto.randomUUID()}.webp`
  const { error } = await db.storage.from(BUCKET).upload(path, made.bytes, { contentType: "image/webp" })
  if (error) throw error
  await setAvatar(db, memberId, path)
  return null
}

export async function removePicture(db: SupabaseDb, memberId: string) {
  await setAvatar(db, memberId, null)
}

export async function ownPicture(db: SupabaseDb, path: string): Promise<Blob> {
  const { data, error } = await db.storage.from(BUCKET).download(path)
  if (error) throw error
  return data
}

/** Sets the avatar and deletes every other file in the member's folder, leftovers of failed uploads included. */
async function setAvatar(db: SupabaseDb, memberId: string, path: string | null) {
  await db.from("profiles").update({ avatar_path: path }).eq("id", memberId).throwOnError()
  const { data: files, error } = await db.storage.from(BUCKET).list(memberId)
  if (error) throw error
  const old = files.map(({ name }) => `${memberId}/${name}`).filter(name => name !== path)
  if (old.length === 0) return
  const removed = await db.storage.from(BUCKET).remove(old)
  if (removed.error) throw removed.error
}
