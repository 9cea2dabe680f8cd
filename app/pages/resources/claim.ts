import { data, redirect } from "react-router"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { answerClaim } from "#app/lib/auth/guest-claim.server.ts"
import { safePath } from "#app/lib/auth/safe-path.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/claim"

export function loader() {
  throw data("Use POST", { status: 405, headers: { Allow: "POST" } })
}

/** The answer to "Was this you?". */
export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const answer = form.get("answer")
  if (answer !== "mine" && answer !== "not-mine") throw data("Answer mine or not-mine", { status: 400 })
  await answerClaim(context, answer === "mine")
  return redirect(safePath(String(form.get("next") ?? ""), "/me"), 303)
}
