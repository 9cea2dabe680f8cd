import type { AuthError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { peekReturnPath } from "#app/lib/auth/guard.server.ts"
import { freshAuthClient } from "#app/lib/auth/sign-in.server.ts"
import { emailField } from "#app/lib/forms/fields.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type EmailKind, emailCooldown } from "./email-cooldown.server.ts"

type Context = Readonly<RouterContextProvider>

// A hosted project returns this code for an address without an account; we don't reveal it.
const UNKNOWN_ADDRESS = "otp_disabled"

/** Sends an email, without revealing whether there is an account. */
export async function sendEmail(context: Context, kind: EmailKind, email: string): Promise<AuthError | null> {
  const error = await requestFromService(context, kind, email)
  if (error && error.code !== UNKNOWN_ADDRESS) return error
  emailCooldown(context).set(kind, email)
  return null
}

async function requestFromService(context: Context, kind: EmailKind, email: string) {
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

/** The target of an emailed link. It carries the return path, for members who open it on another device. */
export function confirmAddress(context: Context) {
  const { siteUrl } = context.get(appContext)
  return `${siteUrl}/confirm?${new URLSearchParams({ next: peekReturnPath(context) })}`
}

export const emailSchema = z.object({ email: emailField() })
