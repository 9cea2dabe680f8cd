import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makePictureFiles } from "#app/lib/images/picture-files.server.ts"
import { savePicture } from "#app/lib/pictures/save-picture.server.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)

const GPS = { IFD0: { Copyright: "GPS-SECRET" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }
const taken = await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
  .withExif(GPS)
  .jpeg()
  .toBuffer()
const DETAILS = { alt: "A teal wall", credit: null, focus_x: 0.25, focus_y: 0.5 }
const WIDTHS = ["320.avif", "320.jpg", "320.webp", "400.avif", "400.jpg", "400.webp"]

async function staff(role: string, aal = "aal2") {
  const session = await newSession(backend.sql)
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2::public.app_role)", [
    session.sub,
    role,
  ])
  return Object.assign(await backend.member({ ...session, aal }), { id: session.sub })
}

async function newChapter() {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
     values ($1, 'Here', 'city', 'Here', 'Ohio', 'active', '2024-05-01') returning id`,
    [`here-${crypto.randomUUID()}`],
  )
  return row!.id
}

async function leadOf(chapter: string, aal = "aal2") {
  const session = await newSession(backend.sql)
  await backend.sql(
    "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
    [session.sub, chapter],
  )
  return Object.assign(await backend.member({ ...session, aal }), { id: session.sub })
}

type Db = Awaited<ReturnType<typeof staff>>

async function saved(db: Db) {
  const result = await savePicture(db, new File([new Uint8Array(taken)], "wall.jpg"), DETAILS)
  if (!result.ok) throw new Error(result.error)
  return result.id
}

async function storedFiles(id: string) {
  const rows = await backend.sql(
    "select name from storage.objects where bucket_id = 'pictures' and name like $1 order by name",
    [`${id}/%`],
  )
  return rows.map(row => String(row.name).replace(`${id}/`, ""))
}

async function runJobs() {
  const { data } = await backend.admin.functions.invoke("jobs", { body: { seconds: 30 } })
  expect(data.troubles).toEqual([])
}

const editor = await staff("editor")
const { output: made } = (await makePictureFiles(taken)) as Extract<
  Awaited<ReturnType<typeof makePictureFiles>>,
  { ok: true }
>

/** Calls the function directly, with files and details of the caller's choice. */
async function post(db: { functions: Db["functions"] }, replaced: Record<string, unknown> = {}) {
  const { files, ...measured } = made
  const body = new FormData()
  const details = { ...DETAILS, ...measured, ...(replaced.details as object) }
  body.set("details", JSON.stringify(details))
  for (const { name, bytes } of files) {
    const content = name in replaced ? (replaced[name] as Uint8Array<ArrayBuffer> | null) : bytes
    if (content) body.set(name, new File([content], name))
  }
  const { error, data } = await db.functions.invoke("pictures", { body })
  return error ? error.context.status : data
}

test("a saved picture is public, immutable, in every size and format, and without its location", async () => {
  const id = await saved(editor)
  expect(await storedFiles(id)).toEqual(WIDTHS)
  const { data } = await backend.visitor.from("pictures").select().eq("id", id).single().throwOnError()
  expect(data).toMatchObject({ ...DETAILS, width: 400, height: 300, widths: [320, 400] })
  for (const name of WIDTHS) {
    const path = `http://localhost:3000/storage/v1/object/public/pictures/${id}/${name}`
    const response = await backend.backend.fetch(new Request(path))
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "max-age=31536000"])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.toString("latin1")).not.toContain("GPS-SECRET")
  }
})

test("the record names the uploader, for staff only", async () => {
  const id = await saved(editor)
  const record = (db: typeof backend.visitor) =>
    db.from("picture_records").select("uploaded_by").eq("picture_id", id)
  expect((await record(editor)).data).toEqual([{ uploaded_by: editor.id }])
  expect((await record(await backend.member())).data).toEqual([])
  expect((await record(await staff("finance"))).data).toEqual([])
  expect((await record(backend.visitor)).error).not.toBeNull()
})

test("only people who edit pages add pictures, with their second factor", async () => {
  const refused = [
    backend.visitor,
    await backend.member(),
    await staff("finance"),
    await staff("instructor"),
    await staff("editor", "aal1"),
    await leadOf(await newChapter(), "aal1"),
  ]
  for (const db of refused) expect(await post(db)).toBe(403)
  const accepted = [
    await staff("events"),
    await staff("outreach"),
    await staff("admin"),
    await leadOf(await newChapter()),
  ]
  for (const db of accepted) expect(await post(db)).toEqual({ id: expect.any(String) })
})

test("nobody writes to the bucket or the tables directly", async () => {
  const id = await saved(editor)
  for (const db of [backend.visitor, await backend.member(), editor, await staff("admin")]) {
    const bucket = db.storage.from("pictures")
    const file = made.files[0]!.bytes
    const upload = { contentType: "image/avif" }
    expect((await bucket.upload(`${id}/640.avif`, file, upload)).error).not.toBeNull()
    expect((await bucket.upload(`${id}/320.avif`, file, { ...upload, upsert: true })).error).not.toBeNull()
    expect((await bucket.createSignedUploadUrl(`${id}/640.avif`)).error).not.toBeNull()
    await bucket.remove([`${id}/320.avif`])
    const row = { alt: "Mine", width: 320, height: 200, widths: [320] }
    expect((await db.from("pictures").insert(row)).error).not.toBeNull()
    expect((await db.from("pictures").delete().eq("id", id)).error).not.toBeNull()
  }
  expect(await storedFiles(id)).toEqual(WIDTHS)
})

const withExif = new Uint8Array(taken)
test.each([
  ["a JPEG with EXIF", { "320.jpg": withExif }],
  ["a WebP with EXIF", { "320.webp": new Uint8Array(await sharp(taken).withExif(GPS).webp().toBuffer()) }],
  ["an AVIF with EXIF", { "320.avif": new Uint8Array(await sharp(taken).withExif(GPS).avif().toBuffer()) }],
  ["a missing format", { "400.avif": null }],
  ["a file of another format", { "320.avif": made.files[1]!.bytes }],
  ["no alt text", { details: { alt: "" } }],
  ["a focal point outside", { details: { focus_x: 1.5 } }],
  ["a width that has no file", { details: { widths: [320, 400, 640] } }],
  ["widths that do not end with the width", { details: { width: 640 } }],
  ["details of the wrong type", { details: { widths: "all" } }],
])("the function rejects %s and stores nothing", async (_, replaced) => {
  const count = () => backend.sql("select count(*)::int from storage.objects where bucket_id = 'pictures'")
  const before = await count()
  expect(await post(editor, replaced)).toBe(400)
  expect(await count()).toEqual(before)
})

test("staff describe a picture; others change nothing", async () => {
  const id = await saved(editor)
  const changeAlt = async (db: Db, alt: string) =>
    (await db.from("pictures").update({ alt }).eq("id", id).select("alt").throwOnError()).data
  expect(await changeAlt(Object.assign(await backend.member(), { id: "" }), "Mine now")).toEqual([])
  expect(await changeAlt(await staff("instructor"), "Mine now")).toEqual([])
  expect(await changeAlt(await staff("events"), "A wall in teal")).toEqual([{ alt: "A wall in teal" }])
})

test("chapter leads and outreach describe, credit and delete the pictures they uploaded, and no others", async () => {
  const chapter = await newChapter()
  for (const uploader of [await leadOf(chapter), await staff("outreach")]) {
    const [own, other] = [await saved(uploader), await saved(editor)]
    const setAlt = async (db: Db, id: string) =>
      (
        await db
          .from("pictures")
          .update({ alt: "A wall", focus_x: 0.1 })
          .eq("id", id)
          .select("alt, focus_x")
          .throwOnError()
      ).data
    const note = async (db: Db, picture_id: string) =>
      (
        await db
          .from("picture_records")
          .update({ consent_note: "All agreed" })
          .eq("picture_id", picture_id)
          .select("uploaded_by")
          .throwOnError()
      ).data
    expect(await setAlt(uploader, own)).toEqual([{ alt: "A wall", focus_x: 0.1 }])
    expect(await note(uploader, own)).toEqual([{ uploaded_by: uploader.id }])
    expect([await setAlt(uploader, other), await note(uploader, other)]).toEqual([[], []])
    expect((await uploader.from("picture_records").select("picture_id").throwOnError()).data).toEqual([
      { picture_id: own },
    ])
    expect((await uploader.rpc("picture_uses", { wanted: own }).throwOnError()).data).toMatchObject([
      { uses: [] },
    ])
    expect((await uploader.rpc("picture_uses", { wanted: other }).throwOnError()).data).toEqual([])
    expect((await uploader.rpc("delete_picture", { wanted: other }).throwOnError()).data).toBe("not-allowed")
    const colleague = await leadOf(chapter)
    expect(await setAlt(colleague, own)).toEqual([])
    await backend.sql("delete from public.user_roles where user_id = $1", [uploader.id])
    expect([await setAlt(uploader, own), await note(uploader, own)]).toEqual([[], []])
    expect((await uploader.rpc("delete_picture", { wanted: own }).throwOnError()).data).toBe("not-allowed")
  }
  const lead = await leadOf(chapter)
  expect((await lead.rpc("delete_picture", { wanted: await saved(lead) }).throwOnError()).data).toBe(
    "deleted",
  )
})

test("a picture that is used cannot be deleted, and staff see where it is used", async () => {
  const id = await saved(editor)
  await backend.sql(`create table public.posters (id int, picture_id uuid references public.pictures (id));
    grant select on public.posters to function_owner;
    create policy "function owner reads posters" on public.posters for select to function_owner using (true);
    insert into public.posters values (1, '${id}'), (2, '${id}')`)
  const uses = async (db: Db) => (await db.rpc("picture_uses", { wanted: id }).throwOnError()).data
  expect(await uses(editor)).toEqual([
    { uploaded_by_name: null, uses: [1, 2].map(n => ({ table: "posters", id: `${n}`, name: null })) },
  ])
  expect(await uses(await staff("finance"))).toEqual([])
  expect((await editor.rpc("delete_picture", { wanted: id })).data).toBe("in-use")
  await runJobs()
  expect(await storedFiles(id)).toEqual(WIDTHS)
  await backend.sql("drop table public.posters")
})

test("leads choose the picture of their own chapter and its events, the event desk of events and raffles", async () => {
  const id = await saved(editor)
  const [here, there] = [await newChapter(), await newChapter()]
  const [lead, desk, outreach] = [await leadOf(here), await staff("events"), await staff("outreach")]
  const [event] = await backend.sql<{ id: string }>(
    `insert into public.events (slug, kind, title, summary, format, time_zone, chapter_id)
     values ($1, 'training', 'Night class', 'Learn the six steps', 'online', 'America/Chicago', $2) returning id`,
    [`night-${crypto.randomUUID()}`, here],
  )
  const [raffle] = await backend.sql<{ id: string }>(
    `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method,
       beacon_round)
     values ($1, 'Jacket', 'One jacket', 90, now(), now() + interval '1 day', now() + interval '2 days', '{Ohio}', '{web}',
       'beacon', 9) returning id`,
    [`jacket-${crypto.randomUUID().slice(0, 8)}`],
  )
  const nobody = Object.assign(await backend.member(), { id: "" })
  const ofChapter = async (db: Db, chapter: string, picture = id) =>
    (await db.rpc("set_chapter_picture", { chapter, picture }).throwOnError()).data
  const ofEvent = async (db: Db, picture = id) =>
    (await db.rpc("set_event_picture", { event: event!.id, picture }).throwOnError()).data
  const ofRaffle = async (db: Db, picture = id) =>
    (await db.rpc("set_raffle_picture", { raffle: raffle!.id, picture }).throwOnError()).data
  expect(await Promise.all([lead, outreach, desk, nobody].map(db => ofChapter(db, here)))).toEqual([
    ...["saved", "saved", "not-allowed", "not-allowed"],
  ])
  expect(await ofChapter(lead, there)).toBe("not-allowed")
  expect(await Promise.all([lead, desk, outreach, nobody].map(db => ofEvent(db)))).toEqual([
    ...["saved", "saved", "not-allowed", "not-allowed"],
  ])
  expect(await Promise.all([desk, lead, outreach, nobody].map(db => ofRaffle(db)))).toEqual([
    ...["saved", "not-allowed", "not-allowed", "not-allowed"],
  ])
  const uses = await editor.rpc("picture_uses", { wanted: id }).throwOnError()
  expect(uses.data[0]!.uses).toEqual([
    { table: "chapters", id: here, name: "Here" },
    { table: "events", id: event!.id, name: "Night class" },
    { table: "raffles", id: raffle!.id, name: "Jacket" },
  ])
  expect((await editor.rpc("delete_picture", { wanted: id })).data).toBe("in-use")
  const missing = crypto.randomUUID()
  expect([await ofChapter(lead, here, missing), await ofEvent(lead, missing)]).toEqual(["unknown", "unknown"])
  expect([await ofRaffle(desk, missing), await ofChapter(outreach, missing)]).toEqual(["unknown", "unknown"])
  const none = null as unknown as string
  expect([await ofChapter(lead, here, none), await ofEvent(desk, none), await ofRaffle(desk, none)]).toEqual([
    ...["saved", "saved", "saved"],
  ])
  expect((await editor.rpc("delete_picture", { wanted: id })).data).toBe("deleted")
})

test("deleting a picture removes its files", async () => {
  const id = await saved(editor)
  const remove = async (db: Db, wanted = id) =>
    (await db.rpc("delete_picture", { wanted }).throwOnError()).data
  expect(await remove(await staff("finance"))).toBe("not-allowed")
  expect(await remove(editor)).toBe("deleted")
  expect(await remove(editor)).toBe("unknown")
  expect(await storedFiles(id)).toEqual(WIDTHS)
  await runJobs()
  expect(await storedFiles(id)).toEqual([])
  expect(await backend.sql("select from public.picture_records where picture_id = $1", [id])).toEqual([])
})
