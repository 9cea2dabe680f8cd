import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test("concurrent callers are never mixed up", async () => {
  const members = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const mark = randomUUID()
      return { mark, client: await rest.member({ mark }) }
    }),
  )
  const ask = async (index: number) => {
    const member = members[index % 12]
    if (member) {
      const { data } = await member.client.rpc("asked", {}, { get: index % 2 === 0 })
      expect(data).toMatchObject({ role: "authenticated", claims: { mark: member.mark } })
      return
    }
    const isAdmin = index % 12 === 10
    const { data } = await (isAdmin ? rest.admin : rest.visitor).rpc("asked", {}, { get: true })
    const role = isAdmin ? "service_role" : "anon"
    expect(data).toMatchObject({ role, claims: { role } })
    expect(data.claims).not.toHaveProperty("mark")
  }
  // Callers who wait for a connection longer than the limit get a 503, so not all ask at once.
  for (let first = 0; first < 400; first += 50)
    await Promise.all(Array.from({ length: 50 }, (_, offset) => ask(first + offset)))
})

test("members see and write only their own rows", async () => {
  const [one, other] = [await rest.member(), await rest.member()]
  expect((await one.from("secrets").insert({ id: 10, word: "mine" })).status).toBe(201)
  expect((await one.from("secrets").select("word")).data).toEqual([{ word: "mine" }])
  expect((await other.from("secrets").select("word", { count: "exact" })).count).toBe(0)
  expect((await other.from("secrets").delete().eq("id", 10).select()).data).toEqual([])
  expect((await rest.visitor.from("secrets").select("word")).data).toEqual([])
  const { data } = await rest.admin.from("secrets").select("word").order("id")
  expect(data).toEqual([{ word: "hidden word" }, { word: "mine" }])
})

test("rejects a row for another member", async () => {
  const member = await rest.member()
  const { status, error } = await member.from("secrets").insert({ id: 11, word: "w", owner: randomUUID() })
  expect([status, error?.code]).toEqual([403, "42501"])
})

test("rejects a duplicate value behind a policy without revealing it", async () => {
  const member = await rest.member()
  const { status, error } = await member.from("secrets").insert({ id: 12, word: "hidden word" })
  expect([status, error?.code, error?.details]).toEqual([409, "23505", null])
})

test("rejects requests without a key, with a wrong key or a bad token", async () => {
  const without = await rest.backend.fetch(new Request("http://localhost:3000/rest/v1/cats"))
  expect([without.status, (await without.json()).message]).toEqual([401, "No API key found in request"])
  const wrong = await rest.request("/cats", { headers: { apikey: "sb_publishable_nope" } })
  expect([wrong.status, wrong.json.message]).toEqual([401, "Invalid API key"])
  const bad = await rest.request("/cats", { headers: { authorization: "Bearer a.b.c" } })
  expect([bad.status, bad.json.code]).toEqual([401, "PGRST301"])
})
