import type { RouterContextProvider } from "react-router"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { draftedPage, isPreview } from "./preview.server.ts"
import { PAGE_TABLES, pageByPath } from "./queries.ts"

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Loads a content page, or its draft for staff who preview it; 404 without its row. */
export function contentLoader(path: string) {
  return async function loader({ context, url }: LoaderArgs) {
    const page = isPreview(url)
      ? await draftedPage({ context, url }, path)
      : await cachedQuery(context, `pages ${path}`, PAGE_TABLES, db => pageByPath(db, path))
    return { page: page ?? throwNotFound({ url }) }
  }
}
