import { type CleanPicture, cleanPicture } from "#app/lib/images/clean-image.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { cropSchema } from "./schema.ts"

const BUCKET = "avatars"
const SIDE = 512

const REFUSALS: Record<Extract<CleanPicture, { ok: false }>["reason"], string> = {
  empty: "Pick a picture first.",
  "too-large": "That picture is too large. Pick one of 5 MB or less.",
  "not-a-picture": "We can’t read that file. Pick a JPEG, PNG, WebP, AVIF or GIF.",
  "too-many-pixels": "That picture has too many pixels. Make it smaller than 5,000 by 5,000 first.",
  damaged: "That picture seems to be damaged. Try another one.",
}

/** Makes a new picture of what was sent and shows it from now on. Answers what is wrong, or null. */
export async function savePicture(db: SupabaseDb, memberId: string, form: FormData): Promise<string | null> {
  const file = form.get("picture")
  if (!(file instanceof File)) return REFUSALS.empty
  const crop = cropSchema.safeParse({ x: form.get("x"), y: form.get("y"), size: form.get("size") })
  const made = await cleanPicture(new Uint8Array(await file.arrayBuffer()), {
    width: SIDE,
    height: SIDE,
    // What is no square on the picture is as good as none.
    crop: form.has("size") && crop.success ? crop.data : undefined,
  })
  if (!made.ok) return REFUSALS[made.reason]
  const path = `${memberId}/${crypto.randomUUID()}.webp`
  const { error } = await db.storage.from(BUCKET).upload(path, made.bytes, { contentType: "image/webp" })
  if (error) throw error
  await showPicture(db, memberId, path)
  return null
}

export async function removePicture(db: SupabaseDb, memberId: string) {
  await showPicture(db, memberId, null)
}

export async function ownPicture(db: SupabaseDb, path: string): Promise<Blob> {
  const { data, error } = await db.storage.from(BUCKET).download(path)
  if (error) throw error
  return data
}

/** Of all pictures in the member's folder only the one on show stays, also when an earlier attempt broke off. */
async function showPicture(db: SupabaseDb, memberId: string, path: string | null) {
  await db.from("profiles").update({ avatar_path: path }).eq("id", memberId).throwOnError()
  const { data: kept, error } = await db.storage.from(BUCKET).list(memberId)
  if (error) throw error
  const old = kept.map(({ name }) => `${memberId}/${name}`).filter(name => name !== path)
  if (old.length === 0) return
  const removed = await db.storage.from(BUCKET).remove(old)
  if (removed.error) throw removed.error
}
