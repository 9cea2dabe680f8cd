import type { EmailOtpType } from "@supabase/supabase-js"
import { data, type RouterContextProvider, redirect } from "react-router"
import { signIn } from "#app/lib/auth/sign-in.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { brokenLink, EXPIRED_LINK, linkErrorResult, resetPath } from "./reset.server.ts"
import { continueSignIn, requestEmail } from "./sign-in-actions.server.ts"

type Context = Readonly<RouterContextProvider>

const TYPES: readonly EmailOtpType[] = ["signup", "invite", "magiclink", "email_change", "email"]

interface ConfirmView {
  tokenHash: string
  type: string
  code: string
  /** The auth service rejected the link. */
  isRefused: boolean
}

/** The parameters of an emailed link or of an OAuth callback. Reading them does not use the link up. */
export function readLink(search: URLSearchParams): ConfirmView {
  const names = ["token_hash", "code", "error", "error_code", "error_description"]
  if (!names.some(name => search.has(name))) throw redirect("/")
  const [tokenHash, type] = [search.get("token_hash") ?? "", search.get("type") ?? ""]
  if (tokenHash && type === "recovery") throw redirect(resetPath({ code: tokenHash, isToken: true }))
  const isRefused = names.slice(2).some(name => search.has(name))
  return { tokenHash, type, code: search.get("code") ?? "", isRefused }
}

export async function confirmLink(context: Context, search: URLSearchParams, form: FormData) {
  const { code, tokenHash, type: given } = readLink(search)
  const type = TYPES.find(known => known === given)
  if (!code && !type) return brokenLink(EXPIRED_LINK)
  const result = await signIn(context, auth =>
    code || !type ? auth.exchangeCodeForSession(code) : auth.verifyOtp({ token_hash: tokenHash, type }),
  )
  if (result.outcome === "refused") return linkErrorResult(context, form, result.error)
  if (result.outcome === "half-done") return data({ isHalfDone: true })
  return continueSignIn(context, result, pathIn(context, search.get("next")))
}

export async function requestNewLink(context: Context, search: URLSearchParams, form: FormData) {
  return requestEmail(context, form, search.get("type") === "signup" ? "signup" : "magiclink")
}

/** The return path of a link. A hosted project wraps it in a URL to /confirm. */
function pathIn(context: Context, next: string | null): string | undefined {
  const { siteUrl } = context.get(appContext)
  if (!next || !URL.canParse(next, siteUrl)) return undefined
  const url = new URL(next, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return undefined
  if (url.pathname === "/confirm") return url.searchParams.get("next") ?? undefined
  return next.startsWith("/") ? next : url.pathname + url.search
}
