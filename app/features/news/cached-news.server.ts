import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { ARTICLE_TABLES } from "./queries.ts"

/** Reads articles through the cache, which keeps none beyond the moment at which one appears or disappears. */
export async function cachedNews<T>(
  context: Readonly<RouterContextProvider>,
  key: string,
  query: (db: SupabaseDb) => Promise<T>,
): Promise<T> {
  const { value } = await cachedQuery(
    context,
    `articles ${key}`,
    ARTICLE_TABLES,
    async db => {
      // Read first, so that an article that appears in between only makes the cache ask again.
      const { data: changesAt } = await db.rpc("next_article_change").throwOnError()
      return { value: await query(db), changesAt: changesAt as string | null }
    },
    ({ changesAt }) => changesAt,
  )
  return value
}
