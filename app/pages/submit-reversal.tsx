import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"

export const loader = contentLoader("/submit-reversal")
export const meta = contentMeta
export default ContentPage
