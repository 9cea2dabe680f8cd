import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { ApplicationPanel } from "#app/features/volunteer-applications/application-panel.tsx"
import {
  applicantLoader,
  applicationAction,
} from "#app/features/volunteer-applications/volunteer-page.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/volunteer"

export const headers = cacheablePage

const loadContent = contentLoader("/get-involved/volunteer")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, member] = await Promise.all([loadContent({ context, url }), applicantLoader(context)])
  return { page, member }
}

export const action = applicationAction
export const meta = contentMeta

export default function VolunteerPage({ loaderData: { page, member } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <ApplicationPanel member={member} />
    </Sections>
  )
}
