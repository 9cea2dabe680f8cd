import { contentMeta } from "#app/features/pages/content-page.tsx"
import { Farewell } from "#app/features/pages/farewell.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import { publicPage } from "#app/lib/public-page.ts"
import type { Route } from "./+types/survey-completed"

export const headers = publicPage
export const loader = contentLoader("/survey-completed")
export const meta = contentMeta

export default function SurveyCompletedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Farewell page={page} />
}
