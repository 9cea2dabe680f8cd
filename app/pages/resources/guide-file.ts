import { data, type RouterContextProvider } from "react-router"
import { blocksOf, COURSE_TABLES, courseBy } from "#app/features/courses/queries.ts"
import { guidePdf } from "#app/features/resources/guide-pdf.server.ts"
import { type Guide, lawGuide, overdoseGuide, sprayGuide, stateSlug } from "#app/features/resources/guides.ts"
import { lawOf, statesWithLaw } from "#app/features/resources/queries.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { createQueue } from "#app/lib/og-image/queue.ts"
import { siteSettings } from "#app/lib/rendering/settings.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/guide-file"

type Context = Readonly<RouterContextProvider>

const COURSE = "overdose-response-basics"
const LESSON = "naloxone-hands-on"
const enqueue = createQueue(24)

/** A printable guide, made from what the site says now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const guide = (await guideFor(context, params.guide)) ?? throwNotFound({ url })
  const settings = await cachedQuery(context, "site_settings", ["site_settings"], siteSettings)
  const page = new URL("/about/resources", context.get(appContext).siteUrl).href
  const made = await enqueue(JSON.stringify(guide), () => guidePdf(guide, settings.name, page))
  if (made === null)
    throw data("Too many files are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return new Response(made as Buffer<ArrayBuffer>, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${params.guide}.pdf"`,
    },
  })
}

function guideFor(context: Context, name: string): Promise<Guide | null> {
  return name === "overdose" || name === "nasal-spray"
    ? courseGuide(context, name)
    : stateGuide(context, name)
}

async function courseGuide(context: Context, name: "overdose" | "nasal-spray") {
  const course = await cachedQuery(context, `courses ${COURSE}`, COURSE_TABLES, db => courseBy(db, COURSE))
  if (!course) return null
  if (name === "overdose") return overdoseGuide(course)
  const lesson = course.lessons.find(({ slug }) => slug === LESSON)
  if (!lesson) return null
  const blocks = await cachedQuery(context, `lessons ${lesson.id}`, COURSE_TABLES, db =>
    blocksOf(db, lesson.id),
  )
  return sprayGuide(blocks ?? [], course)
}

async function stateGuide(context: Context, name: string) {
  const states = await cachedQuery(context, "state_laws", ["state_laws"], statesWithLaw)
  const state = states.find(candidate => stateSlug(candidate) === name)
  if (!state) return null
  const law = await cachedQuery(context, `state_laws ${state}`, ["state_laws"], db => lawOf(db, state))
  return law && lawGuide(law, formatLongDate(law.reviewed_on))
}
