import { createHash } from "node:crypto"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { StaffList } from "./define-staff-list.ts"

export const VERSION_FIELD = "version"

export const RECORD_CONFLICT =
  "Someone else saved this while you were writing. Your text is still here. Open the page in another tab to read theirs. If you save again, yours replaces it."

/** A digest of what the forms of a record show; another one means that someone has saved since. */
export function recordVersion<Detail>(list: Pick<StaffList<never, Detail>, "written">, detail: Detail) {
  const written = list.written ? list.written(detail) : detail
  return createHash("sha256").update(JSON.stringify(written)).digest("base64url")
}

/** The version that someone else has saved since the form was shown; null if there is none. */
export async function newerVersion(
  list: StaffList<never, unknown>,
  { db, id, url, form }: { db: SupabaseDb; id: string | undefined; url: URL; form: FormData },
) {
  const shown = form.get(VERSION_FIELD)
  if (typeof shown !== "string" || !id || !list.detail) return null
  const detail = await list.detail.load(db, id, url.searchParams)
  if (detail === null) return null
  const saved = recordVersion(list, detail)
  return saved === shown ? null : saved
}
