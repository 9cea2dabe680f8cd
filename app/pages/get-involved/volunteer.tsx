import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { NextShifts } from "#app/features/shifts/next-shifts.tsx"
import { nextShifts, SHIFT_TABLES } from "#app/features/shifts/queries.ts"
import { ApplicationPanel } from "#app/features/volunteer-applications/application-panel.tsx"
import {
  applicantLoader,
  applicationAction,
} from "#app/features/volunteer-applications/volunteer-page.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/volunteer"

export const headers = cacheablePage

const SHOWN = 4

const loadContent = contentLoader("/get-involved/volunteer")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, member, planned] = await Promise.all([
    loadContent({ context, url }),
    applicantLoader(context),
    cachedQuery(context, "next shifts", SHIFT_TABLES, nextShifts),
  ])
  // The cached rows stay while no shift changes, also after some have started.
  const shifts = planned.filter(({ starts_at }) => Date.parse(starts_at) > Date.now()).slice(0, SHOWN)
  return { page, member, shifts }
}

export const action = applicationAction
export const meta = contentMeta

export default function VolunteerPage({ loaderData: { page, member, shifts } }: Route.ComponentProps) {
  return (
    <>
      <Sections page={page}>
        <NextShifts shifts={shifts} />
      </Sections>
      <ApplicationPanel member={member} />
    </>
  )
}
