import type { EmailOtpType } from "@supabase/supabase-js"
import { data, type RouterContextProvider, redirect } from "react-router"
import { refusedBy } from "#app/lib/auth/auth-errors.server.ts"
import { signIn } from "#app/lib/auth/sign-in.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { MailKind } from "./email-cooldown.server.ts"
import { addressIn, NOT_AN_ADDRESS, sendMailAgain } from "./emails.server.ts"
import { brokenLink, refusedLink, resetPath, WORN_LINK } from "./reset.server.ts"
import { goOn } from "./sign-in-actions.server.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const TYPES: readonly EmailOtpType[] = ["signup", "invite", "magiclink", "email_change", "email"]

interface ConfirmView {
  tokenHash: string
  type: string
  code: string
  /** The service refused the link before it came to us. */
  isRefused: boolean
}

/** What a mailed link or another site's answer carries. Looking at it uses nothing up. */
export function readLink(search: URLSearchParams): ConfirmView {
  const names = ["token_hash", "code", "error", "error_code", "error_description"]
  if (!names.some(name => search.has(name))) throw redirect("/")
  const [tokenHash, type] = [search.get("token_hash") ?? "", search.get("type") ?? ""]
  if (tokenHash && type === "recovery") throw redirect(resetPath({ code: tokenHash, isToken: true }))
  const isRefused = names.slice(2).some(name => search.has(name))
  return { tokenHash, type, code: search.get("code") ?? "", isRefused }
}

export async function confirmLink(context: Context, search: URLSearchParams) {
  const { code, tokenHash, type: given } = readLink(search)
  const type = TYPES.find(known => known === given)
  if (!code && !type) return brokenLink(WORN_LINK)
  const result = await signIn(context, auth =>
    code || !type ? auth.exchangeCodeForSession(code) : auth.verifyOtp({ token_hash: tokenHash, type }),
  )
  if (result.outcome === "refused") return refusedLink(context, result.error)
  if (result.outcome === "half-done") return data({ isHalfDone: true })
  return goOn(context, result, pathIn(context, search.get("next")))
}

export async function askForNewLink(context: Context, search: URLSearchParams, form: FormData) {
  const email = addressIn(form)
  const values = submittedValues(form)
  if (!email) return data({ errors: { email: NOT_AN_ADDRESS }, values }, { status: 400 })
  const kind: MailKind = search.get("type") === "signup" ? "signup" : "magiclink"
  const error = await sendMailAgain(context, kind, email)
  return error ? refusedBy(context, error, values) : redirect(pathOfStep("mail"), 303)
}

/** The page a link names as its end. A hosted project writes it as an address, and around it our own. */
function pathIn(context: Context, next: string | null): string | undefined {
  const { siteUrl } = context.get(appContext)
  if (!next || !URL.canParse(next, siteUrl)) return undefined
  const url = new URL(next, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return undefined
  if (url.pathname === "/confirm") return url.searchParams.get("next") ?? undefined
  return next.startsWith("/") ? next : url.pathname + url.search
}
