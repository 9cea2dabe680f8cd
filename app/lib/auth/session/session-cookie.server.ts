import { sessionCookieName } from "./session-cookie.ts"

export interface Cookie {
  name: string
  value: string
}

/** HttpOnly, and bound to this host when the site uses TLS. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:")
  return { name: sessionCookieName(siteUrl), httpOnly: true, secure, sameSite: "lax" as const, path: "/" }
}

/** A session too long for one cookie is split into `name.0`, `name.1` … */
export function isChunkOf(session: string, name: string) {
  return name === session || name.startsWith(`${session}.`)
}

/** Whether the chunks hold a session. supabase-js logs a stack trace for cookies that do not, so it never sees them. */
export function holdsSession(cookies: readonly Cookie[]) {
  const [whole] = cookies.filter(({ name }) => !/\.\d+$/.test(name))
  const chunks = cookies.toSorted((a, b) => chunkNumber(a) - chunkNumber(b))
  const value = whole?.value ?? chunks.map(chunk => chunk.value).join("")
  if (!/^base64-[\w-]+$/.test(value)) return false
  try {
    return typeof JSON.parse(Buffer.from(value.slice(7), "base64url").toString()).access_token === "string"
  } catch {
    return false
  }
}

function chunkNumber({ name }: Cookie) {
  return Number(name.split(".").at(-1))
}
