import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { guestKeyOf } from "./guest-key.server.ts"
import { getClaims, supabase } from "./session/request-session.server.ts"

const startedCourses = z.array(z.looseObject({ id: z.string(), slug: z.string(), title: z.string() }))

/**
 * The courses that this member or guest has started and that visitors see in another version or not at all; each
 * feature parses the columns that it needs.
 */
export async function coursesUnderWay(context: Readonly<RouterContextProvider>) {
  const isMember = getClaims(context) !== null
  const guestKey = isMember ? null : guestKeyOf(context)
  if (!isMember && !guestKey) return []
  const { data } = await supabase(context)
    .rpc("started_courses", { guest_key: guestKey ?? undefined })
    .throwOnError()
  return startedCourses.parse(data)
}

/** The one of them with this slug or id, or null. */
export async function courseUnderWay(context: Readonly<RouterContextProvider>, address: string) {
  const courses = await coursesUnderWay(context)
  return courses.find(({ id, slug }) => id === address || slug === address) ?? null
}
