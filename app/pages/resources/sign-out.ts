import { data, redirect } from "react-router"
import { authOf } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/sign-out"

const SCOPES = ["local", "others", "global"] as const

export function loader() {
  throw data("Use POST", { status: 405, headers: { Allow: "POST" } })
}

/** Ends this session, the others, or all of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const requested = (await readForm(request)).get("scope") ?? "local"
  const scope = SCOPES.find(known => known === requested)
  if (!scope) throw data("The scope must be local, others or global", { status: 400 })
  const { error } = await authOf(context).signOut({ scope })
  if (error) throw error
  // Removes personal data from the browser when its session ends.
  const headers = scope === "others" ? undefined : { "Clear-Site-Data": '"cache", "cookies", "storage"' }
  return redirect("/", { status: 303, headers })
}
