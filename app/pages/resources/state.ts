import { data, redirect } from "react-router"
import { STATES } from "#app/lib/format/states.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { chooseState } from "#app/lib/state/visitor-state.server.ts"
import type { Route } from "./+types/state"

export function loader() {
  throw data("Use POST", { status: 405, headers: { Allow: "POST" } })
}

/** Remembers the state that a visitor chose on the home page, or forgets it. */
export async function action({ context, request }: Route.ActionArgs) {
  const given = (await readForm(request)).get("state")
  const state = STATES.find(name => name === given) ?? null
  if (state === null && given !== "") throw data("Choose a state from the list.", { status: 400 })
  chooseState(context, state)
  return redirect("/#your-state", 303)
}
