import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { publicPage } from "#app/lib/rendering/cacheable-page.ts"
import type { FrameHandle } from "#app/ui/shell/background.ts"

export const handle = { field: "green" } satisfies FrameHandle
export const headers = publicPage
export const loader = contentLoader("/about/chapters")
export const meta = contentMeta
export default ContentPage
