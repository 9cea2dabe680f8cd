import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { createClient } from "@supabase/supabase-js"
import { expect, onTestFinished, test } from "vitest"
import { hostedSupabase } from "./supabase.ts"

const PUBLISHABLE = "sb_publishable_test"
const SECRET = "sb_secret_test"

/** A hosted project that records the requests it gets. */
async function project() {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.setHeader("content-type", "application/json").end("{}")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received = () =>
    requests.map(({ url, headers }) => [url, headers.apikey, headers["sb-forwarded-for"] ?? null])
  return { url, received }
}

function clientOf(url: URL, secretKey: string | null, address: string | null) {
  const hosted = hostedSupabase({ url, publishableKey: PUBLISHABLE, secretKey })
  return createClient(url.href, PUBLISHABLE, { global: { fetch: hosted.fetchFor(address) } })
}

test("a hosted project gets the visitor's address only with requests to its auth service", async () => {
  const { url, received } = await project()
  const client = clientOf(url, SECRET, "203.0.113.9")
  await client.auth.signInWithPassword({ email: "ana@example.org", password: "x" })
  await client.from("courses").select("id")
  await client.auth.admin.listUsers()
  await fetchWithoutToken(url, "203.0.113.9")
  expect(received()).toEqual([
    ["/auth/v1/token?grant_type=password", SECRET, "203.0.113.9"],
    ["/rest/v1/courses?select=id", PUBLISHABLE, null],
    ["/auth/v1/admin/users?page=&per_page=", PUBLISHABLE, null],
    ["/auth/v1/settings", PUBLISHABLE, null],
  ])
})

test("without a secret key or an address, a hosted project gets the publishable key alone", async () => {
  const { url, received } = await project()
  for (const client of [clientOf(url, null, "203.0.113.9"), clientOf(url, SECRET, null)])
    await client.auth.signInWithPassword({ email: "ana@example.org", password: "x" })
  expect(received().map(([, key, address]) => [key, address])).toEqual([
    [PUBLISHABLE, null],
    [PUBLISHABLE, null],
  ])
})

test("the server grants coins with its secret key, and only if it has one", async () => {
  const { url, received } = await project()
  const withKey = hostedSupabase({ url, publishableKey: PUBLISHABLE, secretKey: SECRET })
  await withKey.callAsServer?.("grant_coins", { member: "a", source: "b" })
  expect(received()).toEqual([["/rest/v1/rpc/grant_coins", SECRET, null]])
  expect(hostedSupabase({ url, publishableKey: PUBLISHABLE }).callAsServer).toBeUndefined()
})

/** A project gives a request without a token the rights of its key. */
function fetchWithoutToken(url: URL, address: string) {
  const hosted = hostedSupabase({ url, publishableKey: PUBLISHABLE, secretKey: SECRET })
  return hosted.fetchFor(address)(new URL("/auth/v1/settings", url), { headers: { apikey: PUBLISHABLE } })
}
