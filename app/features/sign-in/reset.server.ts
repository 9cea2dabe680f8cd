import { createHash, randomUUID } from "node:crypto"
import {
  type AuthError,
  isAuthPKCECodeVerifierMissingError,
  isAuthRetryableFetchError,
} from "@supabase/supabase-js"
import { data, type RouterContextProvider, redirect } from "react-router"
import { z } from "zod"
import { rememberReturnPath } from "#app/lib/auth/guard.server.ts"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"
import { authOf, getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { type SignIn, signIn } from "#app/lib/auth/sign-in.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { newPasswordField } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const resetSchema = z.object({ password: newPasswordField() })

const ONE_HOUR = 3600
/** Success URL. The page requires a `code`, so a dummy one is sent. */
const RESET_DONE = "/reset-password?code=used&done"

export const EXPIRED_LINK = "This link has been used before or is too old. Get a new one below."
const OTHER_BROWSER =
  "This link only works in the browser that requested it. Open it there, or get a new one below."

/** A link to /reset-password: the auth service's code, or the token of an email. */
interface Link {
  code: string
  /** An emailed token works in any browser, a PKCE code only in the one that requested it. */
  isToken: boolean
}

export function resetPath({ code, isToken }: Link) {
  return `/reset-password?${new URLSearchParams({ code, ...(isToken && { type: "recovery" }) })}`
}

/** Redirects to the form. An emailed code that was typed counts as a link that has been used. */
export function startReset(
  context: Context,
  { outcome }: SignIn,
  link: Link = { code: randomUUID(), isToken: false },
) {
  noteUsed(context, link)
  if (outcome !== "second-factor") return redirect(resetPath(link), 303)
  rememberReturnPath(context, resetPath(link))
  return redirect(pathOfStep("second-factor"), 303)
}

/** Uses the link before a password is chosen, so that a bad one fails first; opening the page changes nothing. */
export async function openResetLink(context: Context, link: Link, form: FormData) {
  if (isUsedHere(context, link)) return redirect(resetPath(link), 303)
  const result = await spendLink(context, link)
  if (result.outcome === "half-done") return brokenLink(EXPIRED_LINK)
  if (result.outcome === "refused") return linkErrorResult(context, form, result.error)
  return startReset(context, result, link)
}

/** Sets the password in the browser that has used the link, as often as it takes. */
export async function resetPassword(context: Context, link: Link, form: FormData) {
  if (!isUsedHere(context, link)) return brokenLink(EXPIRED_LINK)
  const parsed = parseForm(resetSchema, form)
  if (!parsed.ok) return parsed.result
  const auth = authOf(context)
  const updated = await auth.updateUser(parsed.value)
  if (updated.error) return authErrorResult(context, form, updated.error)
  const others = await auth.signOut({ scope: "others" })
  if (others.error) throw others.error
  httpOnlyCookie(context, "reset").clear()
  return redirect(RESET_DONE, 303)
}

/** Why a link does not work. The service's message is not shown: anyone can put one into a link. */
export function linkErrorResult(context: Context, form: FormData, error: AuthError) {
  const canRetry = error.status === 429 || isAuthRetryableFetchError(error)
  if (canRetry) return authErrorResult(context, form, error)
  const isElsewhere = isAuthPKCECodeVerifierMissingError(error) || error.code === "bad_code_verifier"
  return brokenLink(isElsewhere ? OTHER_BROWSER : EXPIRED_LINK)
}

/** The link does not work; the page offers a new one. */
export function brokenLink(linkProblem: string) {
  return data({ linkProblem }, { status: 400 })
}

function spendLink(context: Context, { code, isToken }: Link) {
  return signIn(context, auth =>
    isToken ? auth.verifyOtp({ token_hash: code, type: "recovery" }) : auth.exchangeCodeForSession(code),
  )
}

/** Only the browser that used this link may continue without it: another member may be signed in here. */
export function isUsedHere(context: Context, { code }: Link) {
  return getClaims(context) !== null && httpOnlyCookie(context, "reset").read() === fingerprint(code)
}

function noteUsed(context: Context, { code }: Link) {
  httpOnlyCookie(context, "reset").set(fingerprint(code), ONE_HOUR)
}

function fingerprint(code: string) {
  return createHash("sha256").update(code).digest("base64url")
}
