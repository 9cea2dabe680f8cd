import { randomBytes } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import { strFromU8, unzipSync } from "fflate"
import pg from "pg"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"
import { withRollback } from "../access/policy-test-db.ts"
import { registrationFile, registrations } from "../access/registrations.ts"
import { tablesWith, unmappedTables } from "./person-data.ts"

const { admin, backend, databaseUrl, sql, close } = await testBackend()
const db = new pg.Client({ connectionString: databaseUrl })
await db.connect()
afterAll(async () => {
  await db.end()
  await close()
})

const PASSWORD = "tulip gravel ninety boat"

function browser() {
  return createClient(SITE_URL, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      headers: { "user-agent": "x" },
    },
  })
}

/** A member with a row in every table with personal data. */
async function memberInEveryTable() {
  const marker = `Zebra${randomBytes(6).toString("hex")}`
  const email = `${marker.toLowerCase()}@example.org`
  const metadata = { display_name: marker, is_adult: "true", terms: "1", privacy: "1" }
  const created = await admin.auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true, user_metadata: metadata },
  })
  const person = created.data.user!.id
  const client = browser()
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  const factor = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" })
  await client.auth.mfa.challenge({ factorId: factor.data!.id })
  await browser().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const picture = new Blob(["RIFF0000WEBPVP8 "], { type: "image/webp" })
  const path = `${person}/${crypto.randomUUID()}.webp`
  const upload = await client.storage.from("avatars").upload(path, picture, { contentType: "image/webp" })
  expect(upload.error).toBeNull()
  expect((await client.rpc("request_my_erasure")).data).toBe("scheduled")
  const other = (await newSession(sql)).sub
  for (const { personSpecimen } of Object.values(registrations)) {
    if (personSpecimen) await sql(personSpecimen({ person, other, email, marker }))
  }
  // One of the rows is a second factor, which the session has to have proved.
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [person])
  await client.auth.refreshSession()
  return { client, person, email, marker }
}

async function runDueJobs() {
  const { data, error } = await admin.functions.invoke("jobs", { body: { seconds: 20 } })
  expect([error, data.troubles]).toEqual([null, []])
}

test("private.person_map lists every table with personal data", async () => {
  expect(await unmappedTables(db)).toEqual([])
})

test("a new table with personal data is noticed by its foreign key or its column names", async () => {
  await withRollback(db, async () => {
    await db.query(`create table public.unmapped (id int, who uuid references auth.users (id) on delete cascade);
      create table private.newsletters (id int, contact_email text)`)
    expect(await unmappedTables(db)).toEqual(["private.newsletters", "public.unmapped"])
  })
})

test("an export shows every table, and an erasure leaves only what the map keeps", async () => {
  const { client, person, email, marker } = await memberInEveryTable()
  expect((await client.rpc("request_my_export")).data).toBe("started")
  await runDueJobs()
  const map = await sql<{ relation: string; shows: unknown[]; erasure: string }>(
    "select * from private.person_map",
  )

  // The rest proves nothing about a table that has no row.
  const present = await tablesWith(db, [person, email, marker])
  const withoutPersonId = [
    "auth.mfa_amr_claims",
    "auth.mfa_challenges",
    "backend.one_time_codes",
    "backend.totp_steps",
    "private.newsletter_complaints",
  ]
  const expected = map.map(({ relation }) => relation).filter(name => name !== "private.erased_people")
  const absent = expected.filter(name => ![...present, ...withoutPersonId].includes(name))
  expect(absent.map(name => `${name} has no row: add personSpecimen to ${registrationFile(name)}`)).toEqual(
    [],
  )

  const { data: ready } = await client.from("data_exports").select("path").single()
  const file = await client.storage.from("exports").download(ready!.path)
  const zip = unzipSync(new Uint8Array(await file.data!.arrayBuffer()))
  const { chapters, left_out } = JSON.parse(strFromU8(zip["data.json"]!))
  for (const { relation, shows } of map) {
    if (shows.length === 0) expect(left_out).toContainEqual(expect.objectContaining({ table: relation }))
    else
      expect(chapters.find(({ table }: { table: string }) => table === relation)?.rows, relation).not.toEqual(
        [],
      )
  }
  expect(strFromU8(zip["index.html"]!)).toContain(marker)
  expect(Object.keys(zip).filter(name => name.startsWith("files/avatars/"))).toHaveLength(1)

  await sql("update public.erasures set due_at = now()")
  await runDueJobs()
  const kept = map.filter(({ erasure }) => erasure === "keep").map(({ relation }) => relation)
  const left = await tablesWith(db, [person, email, marker])
  expect(left.filter(table => !kept.includes(table))).toEqual([])
  const erased = await sql("select from private.erased_people where id_hash = private.person_hash($1)", [
    person,
  ])
  expect(erased).toHaveLength(1)
  const again = await browser().auth.signInWithPassword({ email, password: PASSWORD })
  expect(again.error?.code).toBe("invalid_credentials")
})

test("leftover text in a table that the map does not list is found", async () => {
  await sql(
    'create table private.leftovers (note jsonb); insert into private.leftovers values (\'{"a": ["Zeppelin77"]}\')',
  )
  onTestFinished(async () => void (await sql("drop table private.leftovers")))
  expect(await tablesWith(db, ["zeppelin77"])).toEqual(["private.leftovers"])
})
