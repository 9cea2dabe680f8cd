import type { RouterContextProvider } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { ROLES } from "../labels.ts"
import { staffPage } from "./staff-page.ts"

type Context = Readonly<RouterContextProvider>

/** Starts a view as another role, or ends it. */
export async function changeRoleView(context: Context, form: FormData) {
  if (form.get("intent") === "end") {
    await supabase(context).rpc("end_role_view").throwOnError()
    return redirectWithFlash(context, staffPage.path, "The view is over. You’re an administrator again.")
  }
  const [role = "", chapter] = String(form.get("role") ?? "").split(":")
  if (!isRole(role) || (chapter !== undefined && !isUuid(chapter)))
    return invalidForm(form, { role: "Choose a role." })
  const { data: outcome } = await supabase(context).rpc("view_as_role", { role, chapter }).throwOnError()
  switch (outcome) {
    case "started":
      return redirectWithFlash(context, "/staff", "The view has started. It ends by itself after 30 minutes.")
    case "viewing":
      return redirectWithFlash(context, "/staff", "End this view first, then choose another role.", "warm")
    case "needs-chapter":
    case "not-allowed":
    case "ended":
    case "not-viewing":
      return invalidForm(form, { role: "Choose a role." })
    default:
      return assertNever(outcome)
  }
}

function isRole(value: string): value is DbEnum<"app_role"> {
  return Object.hasOwn(ROLES, value)
}
