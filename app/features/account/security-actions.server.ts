import type { AuthError } from "@supabase/supabase-js"
import { data, type RouterContextProvider, redirect } from "react-router"
import { authProblem, tooLongPassword } from "#app/lib/auth/auth-errors.server.ts"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Done, SecurityAnswer } from "./security-result.ts"

type Context = Readonly<RouterContextProvider>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function changePassword(context: Context, form: FormData) {
  const [current_password, password] = [textIn(form, "current_password"), textIn(form, "password")]
  const errors: Record<string, string> = {}
  if (!current_password) errors.current_password = "Type the password you have now."
  const tooLong = tooLongPassword(password)
  if (!password) errors.password = "Type the password you want from now on."
  else if (tooLong) errors.password = tooLong
  if (Object.keys(errors).length > 0) return refused({ intent: "password", errors })
  const { auth } = supabase(context)
  const { error } = await auth.updateUser({ password, current_password })
  if (error?.code === "invalid_credentials") {
    const message = "That is not the password you have now."
    return refused({ intent: "password", errors: { current_password: message } })
  }
  if (error) return refusedBy(context, "password", error)
  // Our own service has ended them with the old password; another one may not have.
  const others = await auth.signOut({ scope: "others" })
  if (others.error) throw others.error
  return done("password")
}

/** For members who sign in by mailed link and have no password yet, or who forgot it. */
export async function mailPasswordLink(context: Context) {
  const email = String(getClaims(context)?.email ?? "")
  const redirectTo = `${context.get(appContext).siteUrl}/reset-password`
  const { error } = await supabase(context).auth.resetPasswordForEmail(email, { redirectTo })
  return error ? refusedBy(context, "password-link", error) : done("password-link")
}

export async function changeEmail(context: Context, form: FormData) {
  const email = textIn(form, "email").trim()
  const values = { email }
  const problem = emailProblem(email, String(getClaims(context)?.email ?? ""))
  if (problem) return refused({ intent: "email", errors: { email: problem }, values })
  const emailRedirectTo = `${context.get(appContext).siteUrl}/confirm?next=/me/security`
  const { error } = await supabase(context).auth.updateUser({ email }, { emailRedirectTo })
  return error ? refusedBy(context, "email", error, { values }) : done("email")
}

function emailProblem(email: string, own: string) {
  if (email.toLowerCase() === own.toLowerCase()) return "That is your address already."
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    return "That address is missing something, like the part after the @."
}

export async function endSession(context: Context, form: FormData) {
  const session_id = textIn(form, "session_id")
  if (!UUID.test(session_id)) throw data("There is no such session", { status: 400 })
  const { data: outcome } = await supabase(context).rpc("end_session", { session_id }).throwOnError()
  return done(outcome)
}

export async function endOtherSessions(context: Context) {
  const { error } = await supabase(context).auth.signOut({ scope: "others" })
  if (error) throw error
  return done("others")
}

export function done(what: Done) {
  return redirect(`/me/security?done=${what}`, 303)
}

export function refused(answer: SecurityAnswer, init: ResponseInit = { status: 400 }) {
  return data(answer, init)
}

/** The service said no: its reason in plain words, beside the field it is about. */
export function refusedBy(
  context: Context,
  intent: string,
  error: AuthError,
  rest: Omit<SecurityAnswer, "intent" | "errors"> = {},
) {
  const { field, message, status, headers } = authProblem(context, error)
  return refused({ intent, errors: { [field]: message }, ...rest }, { status, headers })
}

export function textIn(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}
