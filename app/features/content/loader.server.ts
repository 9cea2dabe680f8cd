import type { RouterContextProvider } from "react-router"
import { invalidPath } from "#app/lib/rendering/throw-not-found.ts"
import { publicRead } from "#app/lib/supabase/cached-query.server.ts"
import { PAGE_TABLES, pageByPath } from "./queries.ts"

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** The loader of a page whose words are a row. Without its row there is no such page. */
export function contentLoader(path: string) {
  return async function loader({ context, url }: LoaderArgs) {
    const page = await publicRead(context, `pages ${path}`, PAGE_TABLES, db => pageByPath(db, path))
    return { page: page ?? invalidPath({ url }) }
  }
}
