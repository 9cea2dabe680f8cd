import { type AuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { FULL_DISK, isFullDiskError } from "./full-disk.server.ts"
import { WEAK_SENTENCES, type WeakReason } from "./password-strength.ts"
import { requestSession } from "./session/request-session.server.ts"

interface Problem {
  /** The field it belongs to, or `form` for the whole form. */
  field: "email" | "password" | "code" | "form"
  message: string
  status?: number
}

const PROBLEMS: Record<string, Problem> = {
  invalid_credentials: {
    field: "password",
    message: "That email and password don’t match. Check both, or get a new password.",
  },
  user_banned: {
    field: "form",
    message: "This account is suspended. Write to us if you think that’s a mistake.",
  },
  validation_failed: { field: "form", message: "Check your answers and try again." },
  same_password: { field: "password", message: "That’s already your password. Choose a new one." },
  email_address_invalid: {
    field: "email",
    message: "We can’t send email to that address. Check it and try again.",
  },
  email_exists: { field: "email", message: "That address can’t be used. Try another one." },
  otp_expired: {
    field: "code",
    message: "That code is wrong or expired. Check it, or get a new one.",
  },
  mfa_verification_failed: {
    field: "code",
    message: "That code is wrong. Wait for the next one and try again.",
  },
  mfa_challenge_expired: {
    field: "code",
    message: "That took a little too long. Enter the code your app shows now.",
  },
  signup_disabled: {
    field: "form",
    message: "You can’t create new accounts right now. Please come back later.",
  },
  reauthentication_needed: {
    field: "form",
    message: "You signed in a while ago. Please sign out, sign in again, and then come back to this.",
  },
}

/** Maps an error of the auth service to a message. */
export function authProblem(
  context: Readonly<RouterContextProvider>,
  error: AuthError,
): Problem & { status: number; headers?: HeadersInit } {
  if (error.status === 429) {
    const wait = requestSession(context).waitSeconds ?? 60
    return {
      field: "form",
      status: 429,
      headers: { "Retry-After": String(wait) },
      message:
        error.code === "over_email_send_rate_limit"
          ? `We just sent an email to this address. Wait ${formatWait(wait)}, then ask again.`
          : `Too many attempts. Try again in ${formatWait(wait)}.`,
    }
  }
  if (isAuthWeakPasswordError(error)) {
    const message = error.reasons.map(reason => WEAK_SENTENCES[reason as WeakReason]).join(" ")
    return { field: "password", status: 400, message: message || WEAK_SENTENCES.length }
  }
  const known = PROBLEMS[error.code ?? ""]
  if (known) return { status: 400, ...known }
  if (isFullDiskError(error)) return { field: "form", status: 507, message: FULL_DISK }
  const message = "Something went wrong on our side. Nothing you typed is lost: please try again in a minute."
  // The service is busy or starting, and says so in its own log.
  if (error.status === 503) return { field: "form", status: 503, message, headers: { "Retry-After": "5" } }
  context.get(appContext).report(error)
  return { field: "form", status: isAuthRetryableFetchError(error) ? 503 : 500, message }
}

function formatWait(seconds: number) {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
