import { data, redirect } from "react-router"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import type { Route } from "./+types/sign-out"

const SCOPES = ["local", "others", "global"] as const

export function loader() {
  throw data("Sign out by POST", { status: 405, headers: { Allow: "POST" } })
}

/** Ends this session, the others, or all of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = (await request.formData()).get("scope") ?? "local"
  const scope = SCOPES.find(known => known === asked)
  if (!scope) throw data("The scope is local, others or global", { status: 400 })
  const { error } = await supabase(context).auth.signOut({ scope })
  if (error) throw error
  // Nothing personal stays behind in the browser's stores once the session itself is over.
  const headers = scope === "others" ? undefined : { "Clear-Site-Data": '"cache", "cookies", "storage"' }
  return redirect("/", { status: 303, headers })
}
