import { ContentPage, contentMeta } from "#app/features/pages/content-page.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import { publicPage } from "#app/lib/public-page.ts"
import type { FrameHandle } from "#app/ui/frame/field.ts"

export const handle = { field: "green" } satisfies FrameHandle
export const headers = publicPage
export const loader = contentLoader("/about")
export const meta = contentMeta
export default ContentPage
