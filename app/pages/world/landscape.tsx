import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Story } from "#app/features/content/story.tsx"
import { BreatheTeaser } from "#app/features/world/breathe-teaser.tsx"
import { Landscape } from "#app/features/world/landscape.tsx"
import { StickerSheet } from "#app/features/world/sticker-sheet.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/landscape"

export const loader = contentLoader("/narcatsworld")
export const headers = cacheablePage
export const meta = contentMeta

export default function LandscapePage({ loaderData: { page } }: Route.ComponentProps) {
  const comic = page.sections.find(section => section.kind === "story")
  return (
    <>
      <Landscape title={page.title} lead={page.lead} />
      {comic && (
        <div className="py-section">
          <Story section={comic} />
        </div>
      )}
      <BreatheTeaser />
      <StickerSheet />
    </>
  )
}
