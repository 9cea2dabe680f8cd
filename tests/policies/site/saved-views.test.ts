import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function member(role?: string, aal = "aal2") {
  const user = { email: `${randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  const db = await backend.member({ sub: id, aal })
  return {
    save: async (name: string, query = "?view=shipped") =>
      (await db.rpc("save_view", { list: "kits", name, query }).throwOnError()).data,
    views: async () => (await db.from("saved_views").select("name, query").order("name").throwOnError()).data,
  }
}

test("a view is saved for the caller only, and again under the same name", async () => {
  const [ana, ben] = [await member("outreach"), await member("outreach")]
  expect(await ana.save("Shipped")).toBe("saved")
  expect(await ana.save("Shipped", "?view=delivered")).toBe("saved")
  expect(await ana.views()).toEqual([{ name: "Shipped", query: "?view=delivered" }])
  expect(await ben.views()).toEqual([])
})

test("only staff with a second factor save views", async () => {
  expect(await (await member()).save("Shipped")).toBe("not-allowed")
  expect(await (await member("outreach", "aal1")).save("Shipped")).toBe("not-allowed")
})

test("twelve views of a list are enough, also for two requests at once", async () => {
  const ana = await member("outreach")
  for (let n = 1; n < 12; n++) await ana.save(`View ${n}`)
  expect((await Promise.all([ana.save("One"), ana.save("Two")])).sort()).toEqual(["saved", "too-many"])
  expect(await ana.save("View 1", "?view=delivered")).toBe("saved")
  expect(await ana.views()).toHaveLength(12)
})

test("a view keeps only a query string", async () => {
  const ana = await member("outreach")
  await expect(ana.save("Elsewhere", "https://example.org")).rejects.toMatchObject({ code: "23514" })
  await expect(ana.save(" ")).rejects.toMatchObject({ code: "23514" })
})
