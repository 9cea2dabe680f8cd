import { type PlainResponse, textResponse } from "../http/responses.ts"
import { isPass } from "./pass.ts"

const MAX_AGE_SECONDS = 604_800
const CLOSED =
  "This is the practice site of our team. It opens with a link: ask a colleague, who finds one under “Practice site” in the staff menu."

/** Lets only people with a link into a practice site at a public address. Null lets a request pass. */
export function createGate(key: string, siteUrl: URL) {
  const isSecure = siteUrl.protocol === "https:"
  const name = isSecure ? "__Host-practice" : "practice"
  return function refusal(path: string, cookies: string | undefined): PlainResponse | null {
    const url = new URL(path, siteUrl)
    const pass = url.searchParams.get("pass")
    if (pass !== null && isPass(key, pass)) {
      url.searchParams.delete("pass")
      const cookie = `${name}=${pass}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`
      return textResponse(303, "See there.", [
        ["Location", url.pathname.replace(/^\/+/, "/") + url.search],
        ["Set-Cookie", isSecure ? `${cookie}; Secure` : cookie],
      ])
    }
    const held = cookies?.split(/;\s*/).find(cookie => cookie.startsWith(`${name}=`))
    return held && isPass(key, held.slice(name.length + 1)) ? null : textResponse(403, CLOSED)
  }
}

export type Gate = ReturnType<typeof createGate>
