import { createClient } from "@supabase/supabase-js"
import { afterAll, afterEach, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"

const disk = { isFull: false }
const { backend, admin, member, sql, close } = await testBackend({ disk })
afterAll(close)
afterEach(() => {
  disk.isFull = false
})

await sql(`create table public.notes (id int primary key, text text);
  grant select, insert on public.notes to service_role;
  create function public.count_notes() returns bigint language sql volatile as 'select count(*) from public.notes';
  create function public.write_note() returns void language sql as 'insert into public.notes values (99, null)';
  create function public.fail_on_disk() returns void language plpgsql
    as $$ begin raise exception using errcode = '53100', message = 'could not extend file "base/5/1"'; end $$`)
await sql("insert into public.notes values (1, 'first')")
await sql("insert into storage.buckets (id, name) values ('notes', 'notes')")

const FULL = { code: "53100", message: expect.stringContaining("The disk is full") }

test("while the disk is full, rows are read and functions that only read are called", async () => {
  disk.isFull = true
  expect(backend.isReadOnly()).toBe(true)
  expect((await admin.from("notes" as never).select("text")).data).toEqual([{ text: "first" }])
  expect((await admin.rpc("count_notes" as never)).data).toBe(1)
})

test("while the disk is full, writes are refused with 507, and work again afterwards", async () => {
  disk.isFull = true
  const insert = () => admin.from("notes" as never).insert({ id: 2, text: "second" } as never)
  expect(await insert()).toMatchObject({ status: 507, error: FULL })
  expect(await admin.rpc("write_note" as never)).toMatchObject({ status: 507, error: FULL })
  disk.isFull = false
  expect((await insert()).status).toBe(201)
})

test("a disk that PostgreSQL itself finds full is 507 with Retry-After", async () => {
  const response = await backend.fetch(
    new Request(`${SITE_URL}/rest/v1/rpc/fail_on_disk`, {
      method: "POST",
      headers: { apikey: backend.secretKey },
    }),
  )
  expect([response.status, response.headers.get("retry-after")]).toEqual([507, "60"])
  expect(await response.json()).toMatchObject(FULL)
})

test("while the disk is full, a file is refused before its bytes are received", async () => {
  disk.isFull = true
  const body = new ReadableStream({ pull: () => Promise.reject(new Error("was read")) })
  const init = { method: "POST", body, duplex: "half", headers: { apikey: backend.secretKey } }
  const response = await backend.fetch(
    new Request(`${SITE_URL}/storage/v1/object/notes/a.txt`, init as RequestInit),
  )
  expect([response.status, (await response.json()).code]).toEqual([507, "InsufficientStorage"])
})

test("while the disk is full, members sign in and stay signed in, but accounts are not created or changed", async () => {
  const account = { email: "reader@mail.example", password: "tulip gravel moon boat" }
  expect((await admin.auth.admin.createUser({ ...account, email_confirm: true })).error).toBeNull()
  disk.isFull = true
  const client = createClient(SITE_URL, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
  expect((await client.auth.signInWithPassword(account)).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await client.auth.updateUser({ data: { a: 1 } })).error).toMatchObject({ status: 507 })
  expect((await client.auth.signUp({ ...account, email: "new@mail.example" })).error).toMatchObject({
    status: 507,
  })
  expect((await client.auth.signOut()).error).toBeNull()
  expect((await (await member()).from("site_settings").select("name")).error).toBeNull()
})
