import { redirect } from "react-router"
import { dropFormDraft, keepFormDraft } from "#app/lib/auth/form-draft.server.ts"
import { requireStaffFetch } from "#app/lib/auth/staff.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/typed-form"

/** Keeps what someone types into a form of the console, or discards it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await requireStaffFetch(context, url)
  const path = url.searchParams.get("at") ?? ""
  if (!/^\/staff(\/|$)/.test(path)) return new Response("Unknown page", { status: 400 })
  const form = await readForm(request)
  if (form.get("intent") === "discard") {
    await dropFormDraft(context, path)
    return redirect(path)
  }
  await keepFormDraft(context, path, form)
  return new Response(null, { status: 204 })
}
