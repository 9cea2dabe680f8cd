import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"

export const handle = { background: "butter" } satisfies PageHandle
export const headers = cacheablePage
export const loader = contentLoader("/get-involved/donor")
export const meta = contentMeta
export default ContentPage
