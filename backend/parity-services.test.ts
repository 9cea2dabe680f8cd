import { randomUUID } from "node:crypto"
import { createClient, FunctionsHttpError } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend } from "./realtime/testing/realtime-backend.ts"

// Like parity.test.ts, for the other services.
const { url, publishableKey, secretKey, close } = await project()
afterAll(close)

const AUTH = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
const PASSWORD = "tulip gravel ninety boat"
const admin = createClient(url, secretKey, { auth: AUTH })

async function project() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env
  if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY) {
    const keys = { publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY }
    return { url: SUPABASE_URL, ...keys, close: async () => {} }
  }
  const { backend, close, server } = await realtimeBackend()
  return { url: server.url, publishableKey: backend.publishableKey, secretKey: backend.secretKey, close }
}

function visitor() {
  return createClient(url, publishableKey, { auth: AUTH })
}

async function withMember(work: (client: ReturnType<typeof visitor>, email: string) => Promise<void>) {
  const email = `parity-${randomUUID()}@example.org`
  const { data, error } = await admin.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  })
  expect(error).toBeNull()
  const client = visitor()
  try {
    const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.error).toBeNull()
    await work(client, email)
  } finally {
    await admin.auth.admin.deleteUser(data.user!.id)
  }
}

test("auth: a member's token has the claims that policies and pages read", () =>
  withMember(async (client, email) => {
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ email, role: "authenticated", aud: "authenticated", aal: "aal1" })
    expect(data?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(data?.claims.amr).toEqual([{ method: "password", timestamp: expect.any(Number) }])
  }))

test("auth: a refresh returns another token of the same session", () =>
  withMember(async client => {
    const before = (await client.auth.getSession()).data.session!
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session!.refresh_token).not.toBe(before.refresh_token)
    expect((await client.auth.getUser()).data.user!.id).toBe(before.user.id)
  }))

test("auth: signing out invalidates the token", () =>
  withMember(async client => {
    const { access_token } = (await client.auth.getSession()).data.session!
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await visitor().auth.getUser(access_token)).error?.name).toBe("AuthSessionMissingError")
  }))

test("auth: a wrong password and an unknown address get the same response", () =>
  withMember(async (_, email) => {
    const responses = [email, `nobody-${randomUUID()}@example.org`].map(async email => {
      const { error } = await visitor().auth.signInWithPassword({ email, password: "not the password" })
      return [error?.status, error?.code, error?.message]
    })
    const expected = [400, "invalid_credentials", "Invalid login credentials"]
    expect(await Promise.all(responses)).toEqual([expected, expected])
  }))

test("auth: a second factor is enrolled, listed and removed", () =>
  withMember(async client => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "parity" })
    expect(error).toBeNull()
    expect(data?.totp?.uri).toMatch(/^otpauth:\/\/totp\//)
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
    expect((await client.auth.mfa.unenroll({ factorId: data!.id })).error).toBeNull()
  }))

test("storage: a private bucket belongs to its owner, and a signed URL opens one file", async () => {
  const bucket = `parity-${randomUUID()}`
  expect((await admin.storage.createBucket(bucket, { public: false })).error).toBeNull()
  try {
    const files = admin.storage.from(bucket)
    expect(
      (await files.upload("notes/one.txt", new Blob(["one"]), { contentType: "text/plain" })).error,
    ).toBeNull()
    expect((await files.list("notes")).data?.map(({ name }) => name)).toEqual(["one.txt"])
    expect((await visitor().storage.from(bucket).download("notes/one.txt")).error).not.toBeNull()
    const { data } = await files.createSignedUrl("notes/one.txt", 60)
    expect(await (await fetch(data!.signedUrl)).text()).toBe("one")
    expect((await files.remove(["notes/one.txt"])).data).toHaveLength(1)
  } finally {
    await admin.storage.emptyBucket(bucket)
    await admin.storage.deleteBucket(bucket)
  }
})

test("realtime: a broadcast reaches other clients", async () => {
  const topic = `parity-${randomUUID()}`
  const [sender, receiver] = [visitor(), visitor()]
  const received = Promise.withResolvers<unknown>()
  const listening = receiver.channel(topic).on("broadcast", { event: "hello" }, received.resolve)
  await joined(listening)
  const speaking = sender.channel(topic)
  await joined(speaking)
  await speaking.send({ type: "broadcast", event: "hello", payload: { words: "one breath" } })
  expect(await received.promise).toMatchObject({ event: "hello", payload: { words: "one breath" } })
  await Promise.all([sender.removeAllChannels(), receiver.removeAllChannels()])
})

test("realtime: a changed row of a public table reaches a visitor", async () => {
  const client = visitor()
  const changed = Promise.withResolvers<unknown>()
  const filter = { event: "UPDATE", schema: "public", table: "site_settings" } as const
  await joined(client.channel(`parity-${randomUUID()}`).on("postgres_changes", filter, changed.resolve))
  const { data } = await admin.from("site_settings").select("name").single()
  await admin.from("site_settings").update({ name: data!.name }).eq("id", true)
  expect(await changed.promise).toMatchObject({
    eventType: "UPDATE",
    table: "site_settings",
    new: { name: data!.name },
  })
  await client.removeAllChannels()
})

test("functions: an unknown function is a 404 in the client's error type", async () => {
  const { data, error } = await visitor().functions.invoke(`parity-${randomUUID()}`)
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(404)
})

function joined(channel: ReturnType<ReturnType<typeof visitor>["channel"]>) {
  return new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve()
      else if (status !== "CLOSED") reject(error ?? new Error(status))
    })
  })
}
