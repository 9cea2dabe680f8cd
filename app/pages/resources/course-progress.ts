import { data } from "react-router"
import { z } from "zod"
import { claimGuestWork } from "#app/lib/auth/guest-key.server.ts"
import { getClaims } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/course-progress"

const progressSchema = z.object({
  positions: z
    .array(
      z.object({
        lesson: z.uuid(),
        block: z.int().min(0).max(999_999),
        seconds: z.number().min(0).max(999_999),
        checks: z.record(z.string().max(40), z.string().max(400)),
        done: z.boolean(),
      }),
    )
    .max(500),
})

/** A member's device tells where they are in their lessons, and brings along what they did as a guest. */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405 })
  if (!getClaims(context)) throw data("Sign in first", { status: 401 })
  const parsed = progressSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid lesson position", { status: 400 })
  return Response.json({ isSaved: await claimGuestWork(context, parsed.data.positions) })
}

export function loader() {
  throw data("Use POST", { status: 405 })
}
