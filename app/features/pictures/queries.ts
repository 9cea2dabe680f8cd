import { PICTURE_COLUMNS, PICTURE_ID } from "#app/lib/pictures/picture.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const RECORD = "consent_note, consent_until"

export const NEW_PICTURE = "new"

/** Beside the button that moves a picture into the trash. */
export const TRASH_RULE = "A picture that a page shows stays. “Where it is used” names the pages."

/** Pictures by what they show; views have those for the press and those whose consent has ended. */
export function pictureRows(db: SupabaseDb, { view, search, after }: ListState, limit: number) {
  return db
    .rpc("picture_page", {
      view,
      words: search || undefined,
      after_created: after?.at,
      after_id: after?.id,
      up_to: limit,
    })
    .select(`${PICTURE_COLUMNS}, created_at, picture_records!inner(${RECORD}), press_pictures(approved_at)`)
}

/** The form for new pictures, or one picture with what only staff see. */
export async function pictureForStaff(db: SupabaseDb, id: string) {
  if (id === NEW_PICTURE) return { picture: null }
  if (!PICTURE_ID.test(id)) return null
  const [{ data: picture }, { data: facts }] = await Promise.all([
    db
      .from("pictures")
      .select(`${PICTURE_COLUMNS}, created_at, picture_records!inner(${RECORD}), press_pictures(approved_at)`)
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db.rpc("picture_uses", { wanted: id }).throwOnError(),
  ])
  if (!picture) return null
  const [found] = facts
  return { picture, uploadedBy: found?.uploaded_by_name ?? null, uses: usesOf(found?.uses) }
}

interface Use {
  table: string
  id: string | null
  name: string | null
}

/** Each record once, although an article may show a picture above its text and in it. */
function usesOf(uses: Json | undefined) {
  const records = new Map((uses as unknown as Use[] | undefined)?.map(use => [use.id ?? use.table, use]))
  return [...records.values()]
}

export type PictureDetail = NonNullable<Awaited<ReturnType<typeof pictureForStaff>>>
export type StoredPicture = Extract<PictureDetail, { uses: unknown }>

export async function endedConsentCount(db: SupabaseDb) {
  const { count } = await db
    .from("picture_records")
    .select("picture_id", { count: "exact", head: true })
    .lt("consent_until", new Date().toISOString().slice(0, 10))
    .throwOnError()
  return count ?? 0
}
