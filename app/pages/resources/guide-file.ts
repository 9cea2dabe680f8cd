import type { RouterContextProvider } from "react-router"
import { blocksOf, COURSE_TABLES, courseBy } from "#app/features/courses/queries.ts"
import { lawGuide, overdoseGuide, sprayGuide } from "#app/features/resources/guides.ts"
import { lawOf, statesWithLaw } from "#app/features/resources/queries.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { stateSlug } from "#app/lib/format/states.ts"
import type { Sheet } from "#app/lib/pdf/sheet.ts"
import { sheetResponse } from "#app/lib/pdf/sheet-response.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/guide-file"

type Context = Readonly<RouterContextProvider>

const COURSE = "overdose-response-basics"
const LESSON = "naloxone-hands-on"

/** A printable guide, made from what the site says now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const guide = (await guideFor(context, params.guide)) ?? throwNotFound({ url })
  return sheetResponse(context, guide, { page: "/about/resources", name: params.guide })
}

function guideFor(context: Context, name: string): Promise<Sheet | null> {
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
