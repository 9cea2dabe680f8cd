import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"

export const handle = { background: "mint" } satisfies PageHandle
export const loader = contentLoader("/submit-reversal")
export const meta = contentMeta
export default ContentPage
