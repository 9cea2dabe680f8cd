import { data } from "react-router"
import { z } from "zod"
import { savePositions } from "#app/features/courses/progress/save-positions.server.ts"
import { startCourses } from "#app/features/courses/progress/start-as-guest.server.ts"
import { sendAnswers, type Taker } from "#app/features/quiz/queries.ts"
import { type QueuedTest, queuedTestsSchema } from "#app/features/quiz/schema.ts"
import { currentTaker } from "#app/features/quiz/takers.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/course-progress"

const progressSchema = z.object({
  /** The device's clock, in milliseconds. */
  sentAt: z.number(),
  /** Whose positions these are; a guest's have no owner. */
  member: z.uuid().optional(),
  positions: z
    .array(z.looseObject({ lesson: z.unknown(), at: z.number().optional() }))
    .max(500)
    .default([]),
  tests: queuedTestsSchema.default([]),
})

/** A guest's device reports one lesson at a time. */
const GUEST_POSITIONS = 10

/**
 * Stores the positions and the answers of open tests that a device collected, and says for each what became of it. A
 * guest's positions stay on the device; only the fact that they have started the course is stored.
 */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405 })
  const parsed = progressSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid lesson positions", { status: 400 })
  const { positions } = parsed.data
  const claims = getClaims(context)
  const isGuest = !claims
  // The session ended, or another person of this device has signed in.
  if (parsed.data.member && parsed.data.member !== claims?.sub)
    throw data("Sign in with the account of these lessons", { status: 409 })
  if (isGuest && positions.length > GUEST_POSITIONS)
    throw data("Send fewer positions at once", { status: 400 })
  const results = isGuest
    ? await startCourses(context, positions)
    : await savePositions(supabase(context), parsed.data, Date.now())
  const tests = await answerOutcomes(currentTaker(context), parsed.data.tests)
  return Response.json({ results, tests })
}

/** One after the other: a device seldom has more than one open test. */
async function answerOutcomes(taker: Taker, tests: readonly QueuedTest[]) {
  const outcomes = []
  for (const { attempt, answers } of tests) outcomes.push(await sendAnswers(taker, attempt, answers))
  return outcomes
}

export function loader() {
  throw data("Use POST", { status: 405 })
}
