import type { RouterContextProvider } from "react-router"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type PosterView, posterView } from "./event-view.server.ts"
import { EVENT_TABLES, nextChapterDates } from "./queries.ts"

type DatesByChapter = Readonly<Record<string, readonly PosterView[] | undefined>>

const NONE: DatesByChapter = {}

/** The next three dates of every chapter that has some, by the chapter's slug. */
export async function datesByChapter(context: Readonly<RouterContextProvider>): Promise<DatesByChapter> {
  if (isClosed("/events", (await cachedSettings(context)).closed)) return NONE
  return cachedQuery(context, "events next of chapters", EVENT_TABLES, readDates)
}

async function readDates(db: SupabaseDb): Promise<DatesByChapter> {
  const dates: Record<string, PosterView[]> = {}
  for (const row of await nextChapterDates(db)) {
    const slug = row.events.chapters?.slug
    if (slug) (dates[slug] ??= []).push(posterView(row))
  }
  return dates
}
