import { z } from "zod"
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

const storedSession = z.object({ access_token: z.string(), expires_at: z.number().optional() })

/**
 * The session in the chunks, or null. supabase-js logs a stack trace for cookies that hold none, so it never sees
 * them.
 */
export function readSession(cookies: readonly Cookie[]) {
  const [whole] = cookies.filter(({ name }) => !/\.\d+$/.test(name))
  const chunks = cookies.toSorted((a, b) => chunkNumber(a) - chunkNumber(b))
  const value = whole?.value ?? chunks.map(chunk => chunk.value).join("")
  if (!/^base64-[\w-]+$/.test(value)) return null
  try {
    const session = JSON.parse(Buffer.from(value.slice(7), "base64url").toString())
    return storedSession.safeParse(session).data ?? null
  } catch {
    return null
  }
}

function chunkNumber({ name }: Cookie) {
  return Number(name.split(".").at(-1))
}
