import { ContentPage, contentMeta } from "#app/features/pages/content-page.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import type { FrameHandle } from "#app/ui/frame/field.ts"

export const handle = { field: "marigold" } satisfies FrameHandle
export const loader = contentLoader("/guardian")
export const meta = contentMeta
export default ContentPage
