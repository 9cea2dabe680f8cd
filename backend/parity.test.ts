import { createClient } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

// Runs the same requests against our backend and, with SUPABASE_URL and both keys set, against a hosted
// project with our migrations. Leaves no rows behind.
const { visitor, admin, close } = await project()
afterAll(close)

async function project(): Promise<{
  visitor: FullSupabaseClient
  admin: FullSupabaseClient
  close: () => Promise<void>
}> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) return testBackend()
  const auth = { persistSession: false, autoRefreshToken: false }
  return {
    visitor: createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, { auth }),
    admin: createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth }),
    close: async () => {},
  }
}

const ROW = { name: "Parity", tagline: "t", description: "d" }

test("a visitor reads the settings", async () => {
  const { data, error, status } = await visitor.from("site_settings").select("id, name").single()
  expect([status, error]).toEqual([200, null])
  expect(data).toEqual({ id: true, name: expect.any(String) })
})

test("select, alias and cast shape the row", async () => {
  const { data } = await visitor.from("site_settings").select("key:id::text, default_locale").single()
  expect(data).toEqual({ key: "true", default_locale: expect.stringMatching(/^[a-z]{2}/) })
})

test("rows are counted with and without being shown", async () => {
  const shown = await visitor.from("site_settings").select("id", { count: "exact" })
  expect([shown.status, shown.count, shown.data]).toEqual([200, 1, [{ id: true }]])
  const head = await visitor.from("site_settings").select("id", { count: "exact", head: true })
  expect([head.status, head.count, head.data]).toEqual([200, 1, null])
})

test("filters, order and limit are understood", async () => {
  const settings = () => visitor.from("site_settings").select("id")
  expect((await settings().eq("id", true).order("name").limit(1)).data).toEqual([{ id: true }])
  expect((await settings().or("id.is.false,name.eq.nobody")).data).toEqual([])
  expect((await settings().not("name", "is", null)).data).toEqual([{ id: true }])
  expect((await settings().ilike("name", "%")).data).toEqual([{ id: true }])
})

test("single and maybeSingle without a row", async () => {
  const none = await visitor.from("site_settings").select("id").eq("id", false).single()
  expect([none.status, none.error?.code]).toEqual([406, "PGRST116"])
  expect(none.error?.details).toBe("The result contains 0 rows")
  const maybe = await visitor.from("site_settings").select("id").eq("id", false).maybeSingle()
  expect([maybe.data, maybe.error]).toEqual([null, null])
})

test("a visitor cannot insert, update or delete", async () => {
  for (const refused of [
    await visitor.from("site_settings").insert(ROW),
    await visitor.from("site_settings").update({ name: "Taken over" }).eq("id", true),
    await visitor.from("site_settings").delete().eq("id", true),
  ]) {
    expect([refused.status, refused.error?.code]).toEqual([401, "42501"])
    expect(refused.error?.message).toBe("permission denied for table site_settings")
  }
})

test("constraints also apply to the secret key", async () => {
  const taken = await admin.from("site_settings").insert(ROW)
  expect([taken.status, taken.error?.code]).toEqual([409, "23505"])
  expect(taken.error?.details).toBe("Key (id)=(t) already exists.")
  const broken = await admin.from("site_settings").update({ name: "" }).eq("id", true)
  expect([broken.status, broken.error?.code]).toEqual([400, "23514"])
})

test("errors name unknown tables, columns and functions", async () => {
  const table = await visitor.from("site_setting" as "site_settings").select()
  expect([table.status, table.error?.code]).toEqual([404, "PGRST205"])
  expect(table.error?.message).toBe("Could not find the table 'public.site_setting' in the schema cache")
  expect(table.error?.hint).toBe("Perhaps you meant the table 'public.site_settings'")
  const column = await visitor.from("site_settings").select("nope")
  expect([column.status, column.error?.code]).toEqual([400, "42703"])
  expect(column.error?.message).toBe("column site_settings.nope does not exist")
  const routine = await visitor.rpc("nope_nope" as never)
  expect([routine.status, routine.error?.code]).toEqual([404, "PGRST202"])
})

test("rejects a schema that is not exposed", async () => {
  const { status, error } = await visitor
    .schema("auth" as "public")
    .from("users" as "site_settings")
    .select()
  expect([status, error?.code]).toEqual([406, "PGRST106"])
})

test("rejects values of the wrong type and invalid filters", async () => {
  const value = await visitor
    .from("site_settings")
    .select()
    .eq("id", "perhaps" as unknown as boolean)
  expect([value.status, value.error?.code]).toEqual([400, "22P02"])
  const filter = await visitor.from("site_settings").select().filter("id", "resembles", "true")
  expect([filter.status, filter.error?.code]).toEqual([400, "PGRST100"])
})

test("CSV has the same lines", async () => {
  const { data } = await visitor.from("site_settings").select("id,default_locale").csv()
  expect(data).toMatch(/^id,default_locale\nt,[a-z]{2}/)
})
