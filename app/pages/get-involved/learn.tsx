import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { SignsCheck } from "#app/features/signs-check/signs-check.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/learn"

export const loader = contentLoader("/get-involved/learn")
export const headers = cacheablePage
export const meta = contentMeta

export default function LearnPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <SignsCheck />
    </Sections>
  )
}
