import { randomUUID } from "node:crypto"
import type { RealtimeChannel } from "@supabase/supabase-js"
import { SignJWT } from "jose"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
afterAll(live.close)
await live.sql(`create policy "the chosen read" on realtime.messages for select to authenticated
  using ((select auth.jwt() ->> 'chosen') = 'yes')`)

/** System messages of a channel. */
function systemWords(channel: RealtimeChannel) {
  const words: string[] = []
  channel.on("system", {}, ({ message }) => words.push(message))
  return words
}

test("a renewed token keeps the channel open after the old one expires", async () => {
  const { id, token } = await live.member()
  let current = await token()
  const client = live.client({}, () => current)
  const received: unknown[] = []
  const channel = client.channel(randomUUID())
  const subscription = { event: "INSERT", schema: "public", table: "notes" } as const
  channel.on("postgres_changes", subscription, ({ new: row }) => received.push(row.title))
  await subscribed(channel)
  current = await token({ renewed: true })
  await client.realtime.setAuth()
  await live.sql("insert into notes (title, owner) values ('after', $1)", [id])
  await expect.poll(() => received).toEqual(["after"])
})

/** Joins before a token expires; on a busy machine that takes a token that lives longer. */
async function joinWithShortToken(token: (seconds: number) => Promise<string>) {
  for (let lifetime = 2; ; lifetime *= 2) {
    const short = await token(lifetime)
    const channel = live.client({}, () => short).channel(randomUUID())
    const words = systemWords(channel)
    const status = await subscribed(channel)
    if (status === "SUBSCRIBED") return { channel, words }
    expect(status).toContain("Token has expired")
  }
}

test("a channel closes when its token expires", async () => {
  const { token } = await live.member()
  const { channel, words } = await joinWithShortToken(lifetime => token({}, lifetime))
  await expect.poll(() => words).toEqual([expect.stringMatching(/^Token has expired \d+ seconds ago$/)])
  await expect.poll(() => channel.state).toBe("closed")
})

test.each([
  [
    "expired",
    () => signed({ exp: seconds() - 100 }),
    /^InvalidJWTToken: Token has expired 1\d\d seconds ago$/,
  ],
  ["junk", async () => "junk.junk.junk", /^(MalformedJWT|JwtSignatureError): /],
  ["no token at all", async () => "junk", /^MalformedJWT: The token provided is not a valid JWT$/],
  ["not made of letters", async () => "a b\nc", /^MalformedJWT: /],
  ["signed by nobody", () => unsigned(), /^JwtSignatureError: Failed to validate JWT signature$/],
  ["for another audience", () => signed({ aud: "other" }), /^InvalidJWTToken: JWT not in audience$/],
  ["of another role", () => signed({ role: "service_role" }), /^InvalidJWTToken: JWT role/],
])("rejects a token that is %s on join", async (_what, make, reason) => {
  const bad = await make()
  const client = live.client({}, () => bad)
  expect((await subscribed(client.channel(randomUUID()))).replace("CHANNEL_ERROR: ", "")).toMatch(reason)
})

test("an invalid token sent later closes the channel", async () => {
  const client = live.client()
  const channel = client.channel(randomUUID())
  const words = systemWords(channel)
  await subscribed(channel)
  await client.realtime.setAuth("junk.junk.junk")
  await expect.poll(() => words).toHaveLength(1)
  await expect.poll(() => channel.state).toBe("closed")
})

test("a channel closes with its token's session; channels of other sessions stay", async () => {
  const sessions = [randomUUID(), randomUUID()]
  const channels: { channel: RealtimeChannel; words: string[] }[] = []
  for (const session_id of sessions) {
    const { id, token } = await live.member()
    await live.sql("insert into auth.sessions (id, user_id) values ($1, $2)", [session_id, id])
    const current = await token({ session_id })
    const channel = live.client({}, () => current).channel(randomUUID())
    channels.push({ channel, words: systemWords(channel) })
    expect(await subscribed(channel)).toBe("SUBSCRIBED")
  }
  await live.sql("delete from auth.sessions where id = $1", [sessions[0]])
  await expect.poll(() => channels[0]!.words).toEqual(["JWT session has ended"])
  await expect.poll(() => channels[0]!.channel.state).toBe("closed")
  expect(channels[1]!.channel.state).toBe("joined")
})

test("a renewed token without read permission closes a private channel", async () => {
  const { token } = await live.member()
  let current = await token({ chosen: "yes" })
  const client = live.client({}, () => current)
  const channel = client.channel("chosen", { config: { private: true } })
  const words = systemWords(channel)
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  current = await token({ chosen: "no" })
  await client.realtime.setAuth()
  const reason = "You do not have permissions to read from this Channel topic: chosen"
  await expect.poll(() => words).toEqual([reason])
  await expect.poll(() => channel.state).toBe("closed")
})

function seconds() {
  return Math.floor(Date.now() / 1000)
}

async function signed(claims: Record<string, unknown>) {
  const { token } = await live.member()
  return token(claims)
}

function unsigned() {
  const claims = { sub: randomUUID(), role: "authenticated", aud: "authenticated", exp: seconds() + 60 }
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32))
}
