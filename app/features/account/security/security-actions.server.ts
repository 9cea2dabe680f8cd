import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { authOf, getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readUuid } from "#app/lib/format/uuid.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { emailField, newPasswordField } from "#app/lib/forms/fields.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

type Context = Readonly<RouterContextProvider>

const passwordSchema = z.object({
  current_password: z.string().min(1, "Enter your current password."),
  password: newPasswordField(),
})

export async function changePassword(context: Context, form: FormData) {
  const parsed = parseForm(passwordSchema, form)
  if (!parsed.ok) return parsed.result
  const auth = authOf(context)
  const { error } = await auth.updateUser(parsed.value)
  if (error?.code === "current_password_invalid")
    return invalidForm(form, { current_password: "That is not your current password." })
  if (error) return authErrorResult(context, form, error)
  // The embedded service has ended the other sessions already; a hosted one may not have.
  const others = await auth.signOut({ scope: "others" })
  if (others.error) throw others.error
  return backToSecurity(context, "Your password is changed, and every other device is signed out.")
}

/** For members without a password, and for those who forgot it. */
export async function emailPasswordLink(context: Context, form: FormData) {
  const email = String(getClaims(context)?.email ?? "")
  const redirectTo = `${context.get(appContext).siteUrl}/reset-password`
  const { error } = await authOf(context).resetPasswordForEmail(email, { redirectTo })
  if (error) return authErrorResult(context, form, error)
  return backToSecurity(context, "We emailed you a link to set a new password.")
}

export async function changeEmail(context: Context, form: FormData) {
  const current = String(getClaims(context)?.email ?? "").toLowerCase()
  const isNew = (email: string) => email.toLowerCase() !== current
  const schema = z.object({
    email: emailField("Enter the new email address.").refine(isNew, "That is your address already."),
  })
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return parsed.result
  const emailRedirectTo = `${context.get(appContext).siteUrl}/confirm?next=/me/security`
  const { error } = await authOf(context).updateUser(parsed.value, { emailRedirectTo })
  if (error) return authErrorResult(context, form, error)
  return backToSecurity(context, "Almost there. We emailed both addresses: open the link in each of them.")
}

const ENDED: Record<DbEnum<"session_end">, string> = {
  ended: "That device is signed out.",
  marked: "That device will be signed out the next time it is used.",
  missing: "That device was already signed out.",
}

export async function endSession(context: Context, form: FormData) {
  const session_id = readUuid(form, "session_id")
  const { data: outcome } = await supabase(context).rpc("end_session", { session_id }).throwOnError()
  return backToSecurity(context, ENDED[outcome])
}

export async function endOtherSessions(context: Context) {
  const { error } = await authOf(context).signOut({ scope: "others" })
  if (error) throw error
  return backToSecurity(context, "Every other device is signed out.")
}

export function backToSecurity(context: Context, message: string) {
  return redirectWithFlash(context, "/me/security", message)
}
