import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { peekReturnPath } from "#app/lib/auth/guard.server.ts"
import { freshAuthClient } from "#app/lib/auth/sign-in.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { emailCooldown, type MailKind } from "./email-cooldown.server.ts"

type Context = Readonly<RouterContextProvider>

// Hosted tells with this code that an address has no account; we do not.
const UNKNOWN_ADDRESS = "otp_disabled"

/** Sends the mail again that somebody waits for, or a new one. Whether there is an account shows nowhere. */
export async function sendMailAgain(
  context: Context,
  kind: MailKind,
  email: string,
): Promise<AuthError | null> {
  const error = await askFor(context, kind, email)
  if (error && error.code !== UNKNOWN_ADDRESS) return error
  emailCooldown(context).set(kind, email)
  return null
}

async function askFor(context: Context, kind: MailKind, email: string) {
  const auth = freshAuthClient(context)
  const emailRedirectTo = confirmAddress(context)
  if (kind === "signup")
    return (await auth.resend({ type: "signup", email, options: { emailRedirectTo } })).error
  if (kind === "recovery") {
    const redirectTo = `${context.get(appContext).siteUrl}/reset-password`
    return (await auth.resetPasswordForEmail(email, { redirectTo })).error
  }
  const options = { shouldCreateUser: false, emailRedirectTo }
  return (await auth.signInWithOtp({ email, options })).error
}

/** Where a mailed link leads: the path travels with it, for those who open it on another device. */
export function confirmAddress(context: Context) {
  const { siteUrl } = context.get(appContext)
  return `${siteUrl}/confirm?${new URLSearchParams({ next: peekReturnPath(context) })}`
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The address as typed, without what a phone's keyboard adds; null when it cannot be one. */
export function addressIn(form: FormData) {
  const email = String(form.get("email") ?? "").trim()
  return email.length <= 254 && ADDRESS.test(email) ? email : null
}

export const NOT_AN_ADDRESS = "That address is missing something, like the part after the @."
