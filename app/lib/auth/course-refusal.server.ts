import { href, type RouterContextProvider } from "react-router"
import { memberAccount } from "./account.server.ts"
import { supabase } from "./session/request-session.server.ts"

const REFUSALS = {
  "no-consent": {
    title: "Ask your adult first",
    text: "You’re under 18, so a guardian decides whether you can take our courses. No guardian has said yes, or one of them said no. Until they say yes, the lessons and the test are closed for your account, and we save nothing new.",
    label: "Ask your adult",
    to: href("/me/guardians"),
  },
  "no-age": {
    title: "Tell us your age first",
    text: "We need to know whether you’re 18 before you can take a course with your account.",
    label: "Tell us your age",
    to: href("/me/welcome"),
  },
}

export type CourseRefusal = (typeof REFUSALS)["no-consent"]

/**
 * Why a member may not take courses and tests, and what to do about it; null if they may. The database is asked only
 * about members who are not known to be adults.
 */
export async function courseRefusal(context: Readonly<RouterContextProvider>): Promise<CourseRefusal | null> {
  const account = await memberAccount(context)
  if (!account || (account.is_age_known && !account.is_minor)) return null
  const { data } = await supabase(context).rpc("course_permission").throwOnError()
  return data === "allowed" ? null : REFUSALS[data]
}
