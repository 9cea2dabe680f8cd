import { cursorText, keysetPage, readCursor } from "#app/lib/staff/list-state.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { PICTURE_COLUMNS, PICTURE_ID, type PictureData } from "./picture.ts"

const PER_PAGE = 11
const SEARCH_LIMIT = 200

/** What `PictureField` offers: the chosen picture, and a page of those that match the search, the newest first. */
export interface PictureChoices {
  chosen: PictureData | null
  found: PictureData[]
  search: string
  isFirstPage: boolean
  /** Where the next page starts; null on the last one. */
  next: string | null
}

/** Reads search and page from the query of the URL. */
export async function pictureChoices(
  db: SupabaseDb,
  chosen: string | null,
  query = new URLSearchParams(),
): Promise<PictureChoices> {
  const search = (query.get("picture_search") ?? "").trim().slice(0, SEARCH_LIMIT)
  const after = readCursor(query.get("picture_after") ?? "", { type: "time", idPattern: PICTURE_ID })
  // One more than the page and the row that says whether there is another, because the chosen one is left out.
  const found = { words: search || undefined, up_to: PER_PAGE + 2 }
  let others = db
    .rpc("picture_page", { ...found, after_created: after?.at, after_id: after?.id })
    .select(`${PICTURE_COLUMNS}, created_at`)
  if (chosen) others = others.neq("id", chosen)
  const [{ rows, next }, { data: own }] = await Promise.all([
    keysetPage(others, { column: "created_at", ascending: false }, after, PER_PAGE),
    db
      .from("pictures")
      .select(PICTURE_COLUMNS)
      .in("id", chosen ? [chosen] : [])
      .throwOnError(),
  ])
  return {
    ...{ chosen: own[0] ?? null, found: rows, search, isFirstPage: after === null },
    next: next && cursorText(next),
  }
}
