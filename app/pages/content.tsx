import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/content"

/** Serves every page that consists of its content file alone; the pattern of its route names the file. */
export function loader(args: Route.LoaderArgs) {
  return contentLoader(`/${args.pattern.replace(/^\//, "")}`)(args)
}

export const headers = cacheablePage
export const meta = contentMeta
export default ContentPage
