import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

type List = "gifts" | "events"

async function staff(role: string) {
  const user = { email: `${randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  const db = await backend.member({ sub: id, aal: "aal2" })
  async function upload(list: List, items: readonly object[]) {
    const rows = items.map((_, index) => [index + 2, "a secret cell"]) as never
    const file = { list, file_name: "file.csv", headings: ["Name"], rows }
    const wanted = (await db.rpc("start_import", file).throwOnError()).data
    if (!wanted) return null
    const checked = items.map((item, index) => ({ row: index + 2, item })) as never
    const { data } = await db.rpc("check_import", { wanted, mapping: {}, rows: checked }).throwOnError()
    expect(data).toBe("checked")
    return wanted as string
  }
  async function apply(wanted: string) {
    return (await db.rpc("apply_import", { wanted }).throwOnError()).data
  }
  return {
    db,
    upload,
    apply,
    /** Uploads, checks and imports rows. */
    imported: async (list: List, items: readonly object[]) => {
      const wanted = (await upload(list, items))!
      expect(await apply(wanted)).toBe("imported")
      return wanted
    },
    undo: async (wanted: string) => (await db.rpc("undo_import", { wanted }).throwOnError()).data,
  }
}

const [finance, events] = [await staff("finance"), await staff("events")]

/** What the check, the import or the undo says about each row. */
async function rowsOf(wanted: string | null) {
  const rows = await backend.sql<Record<string, string | null>>(
    "select change, refusal, undo from public.import_rows where import_id = $1 order by row_number",
    [wanted],
  )
  return rows.map(({ change, refusal, undo }) => undo ?? refusal ?? change)
}

async function count(text: string, values: unknown[] = []) {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::int as count ${text}`, values)
  return row!.count
}

/** A day two months ago, for which a receipt can still be issued. */
const RECENT = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)

function gift(more: object = {}) {
  return {
    ...{ external_id: randomUUID(), received_on: RECENT, name: "Dana Lee", email: "dana@example.org" },
    ...{ source: "check", gift_cents: 4000, thing: null, reference: "1042", visibility: "anonymous" },
    ...{ receipt: false },
    ...more,
  }
}

async function giftsOf(...items: { external_id: string }[]) {
  return backend.sql(
    `select d.gift_cents, d.donor_name, d.status, (d.paid_at at time zone 'America/Chicago')::date::text as day,
       (select count(*)::int from public.receipts r where r.donation_id = d.id) as receipts
     from public.donations d where d.external_id = any ($1) order by d.gift_cents`,
    [items.map(({ external_id }) => external_id)],
  )
}

const lastReceipt = async () =>
  (await backend.sql<{ last_number: number }>("select last_number from private.receipt_numbers"))[0]!
    .last_number

test("only finance imports gifts, and only event staff attendance", async () => {
  const editor = await staff("editor")
  expect(await editor.upload("gifts", [gift()])).toBeNull()
  expect(await editor.upload("events", [gift()])).toBeNull()
  expect(await events.upload("gifts", [gift()])).toBeNull()
  expect(await finance.upload("events", [gift()])).toBeNull()
  expect((await finance.db.rpc("own_import_lists").throwOnError()).data).toEqual(["gifts"])
  expect((await events.db.rpc("own_import_lists").throwOnError()).data).toEqual(["events"])
})

test("a check writes no gift, uses no receipt number and sends nothing", async () => {
  const given = gift({ receipt: true })
  const before = [await lastReceipt(), await count("from private.email_outbox")]
  const wanted = await finance.upload("gifts", [given])
  expect(await rowsOf(wanted)).toEqual(["new"])
  expect(await giftsOf(given)).toEqual([])
  expect([await lastReceipt(), await count("from private.email_outbox")]).toEqual(before)
})

test("gifts are entered once, however often the file is imported, with the receipts that it asks for", async () => {
  const [old, recent] = [gift({ received_on: "2019-12-31" }), gift({ gift_cents: 5000, receipt: true })]
  const before = await lastReceipt()
  const wanted = await finance.imported("gifts", [old, recent])
  expect(await rowsOf(wanted)).toEqual(["new", "new"])
  const entered = [
    { gift_cents: 4000, donor_name: "Dana Lee", status: "succeeded", day: "2019-12-31", receipts: 0 },
    { gift_cents: 5000, donor_name: "Dana Lee", status: "succeeded", day: RECENT, receipts: 1 },
  ]
  expect(await giftsOf(old, recent)).toEqual(entered)
  expect(await lastReceipt()).toBe(before + 1)
  expect(
    await count(
      "from private.email_outbox where message = 'gift-receipt' and to_address = 'dana@example.org'",
    ),
  ).toBe(1)

  const again = await finance.upload("gifts", [old, recent])
  expect(await rowsOf(again)).toEqual(["same", "same"])
  expect(await finance.apply(again!)).toBe("imported")
  expect(await giftsOf(old, recent)).toEqual(entered)
  expect(await lastReceipt()).toBe(before + 1)
})

test("rows that contradict a gift, repeat one or have an impossible day are refused", async () => {
  const known = gift()
  await finance.imported("gifts", [known])
  const twice = gift()
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const wanted = await finance.upload("gifts", [
    { ...known, gift_cents: 4001 },
    { ...known, name: "Someone Else" },
    ...[twice, twice],
    gift({ received_on: tomorrow }),
    gift({ received_on: "2019-12-31", receipt: true }),
    gift({ source: "card" }),
    gift({ gift_cents: 0 }),
    gift({ name: "Dana\nLee" }),
    gift({ external_id: "x".repeat(61) }),
  ])
  expect(await rowsOf(wanted)).toEqual([
    ...["differs", "differs", "new", "repeated", "day", "day", "invalid", "invalid", "invalid", "invalid"],
  ])
})

test("undoing deletes gifts without a receipt, and keeps those with one and those that were changed", async () => {
  const [plain, withReceipt, returned] = [
    gift(),
    gift({ gift_cents: 5000, receipt: true }),
    gift({ gift_cents: 6000 }),
  ]
  const wanted = await finance.imported("gifts", [plain, withReceipt, returned])
  const before = await lastReceipt()
  await backend.sql("update public.donations set refunded_cents = 100 where external_id = $1", [
    returned.external_id,
  ])
  const { data: kept } = await finance.db.rpc("kept_import_rows", { wanted }).throwOnError()
  expect(kept).toEqual([
    { row_number: 3, undo: "has-receipt" },
    { row_number: 4, undo: "edited" },
  ])
  expect(await finance.undo(wanted)).toBe("undone")
  expect(await rowsOf(wanted)).toEqual(["undone", "has-receipt", "edited"])
  expect((await giftsOf(plain, withReceipt, returned)).map(({ gift_cents }) => gift_cents)).toEqual([
    5000, 6000,
  ])
  expect(await lastReceipt()).toBe(before)
})

test("an import keeps nothing about people beside the records, and errors for a week", async () => {
  const wanted = await finance.imported("gifts", [gift(), gift({ gift_cents: 0 })])
  const stored = () =>
    backend.sql(
      "select cells, item, later - 'digest' as later from public.import_rows where import_id = $1 order by row_number",
      [wanted],
    )
  expect(await stored()).toEqual([
    { cells: [""], item: null, later: {} },
    { cells: ["a secret cell"], item: null, later: null },
  ])
  await backend.sql("update public.imports set created_at = now() - interval '8 days' where id = $1", [
    wanted,
  ])
  const open = await finance.upload("gifts", [gift()])
  await backend.sql("update public.imports set created_at = now() - interval '25 hours' where id = $1", [
    open,
  ])
  await backend.sql("select private.remove_old_imports()")
  expect((await stored())[1]).toEqual({ cells: [""], item: null, later: null })
  expect(await rowsOf(open)).toEqual([])
})

/** A class that began two hours ago. */
async function newClass(seats = 10, hours = 2) {
  const slug = `class-${randomUUID()}`
  const [row] = await backend.sql<{ id: string; day: string }>(
    `with made as (
       insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
       values ($1, 'training', 'published', 'Night Shift', 'For bar crews, after closing', 'in-person', 'Lantern Hall',
         '411 Rock St', 'Little Rock', 'Arkansas', 'America/Chicago') returning id
     )
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() - make_interval(hours => $3), now() - make_interval(hours => $3) + interval '1 hour', $2 from made
     returning id, (starts_at at time zone 'America/Chicago')::date::text as day`,
    [slug, seats, hours],
  )
  return { slug, ...row! }
}

type Class = Awaited<ReturnType<typeof newClass>>

function person({ slug, day }: Class, name: string, more: object = {}) {
  return { event: slug, day, name, email: "", people: 1, attended: true, ...more }
}

async function attendance({ id }: Class) {
  const rows = await backend.sql<Record<string, unknown>>(
    `select r.name, r.email, r.party_size, r.number,
       (select sum(c.people)::int from public.check_ins c where c.registration_id = r.id and c.undone_at is null) as came
     from public.event_registrations r where r.date_id = $1 order by r.number`,
    [id],
  )
  return rows.map(({ name, email, party_size, came }) => [name, email, party_size, came])
}

async function peopleCounted({ id }: Class) {
  return count(
    "from private.impact_records i join public.event_registrations r on r.id = i.subject where i.source = 'check-ins' and r.date_id = $1",
    [id],
  )
}

test("people are registered and checked in once, and those who were registered are only checked in", async () => {
  const lesson = await newClass()
  const first = await events.imported("events", [
    person(lesson, "Ana Ruiz", { email: "Ana@example.org", attended: false }),
    person(lesson, "Bo Lee", { people: 3 }),
  ])
  expect(await rowsOf(first)).toEqual(["new", "new"])
  const file = [
    person(lesson, "Ana Maria Ruiz", { email: "ana@example.org" }),
    person(lesson, "bo lee", { people: 3 }),
    person(lesson, "Cy Young", { attended: false }),
  ]
  const emails = await count("from private.email_outbox")
  const second = await events.imported("events", file)
  expect(await rowsOf(second)).toEqual(["changed", "same", "new"])
  const all = [
    ["Ana Ruiz", "Ana@example.org", 1, 1],
    ["Bo Lee", null, 3, 3],
    ["Cy Young", null, 1, null],
  ]
  expect(await attendance(lesson)).toEqual(all)
  expect(await count("from private.email_outbox")).toBe(emails)
  const again = await events.upload("events", file)
  expect(await rowsOf(again)).toEqual(["same", "same", "same"])
  expect(await attendance(lesson)).toEqual(all)
  expect(await peopleCounted(lesson)).toBe(2)

  expect(await events.undo(second)).toBe("undone")
  expect(await attendance(lesson)).toEqual([all[0]!.with(3, null), all[1]])
  expect(await peopleCounted(lesson)).toBe(1)
})

test("rows without a date, without a seat or about several people are refused", async () => {
  const [lesson, roomy, later] = [await newClass(2), await newClass(), await newClass(5, -30)]
  await events.imported("events", [
    person(lesson, "One Seat"),
    person(roomy, "Same Name", { email: "one@example.org" }),
    person(roomy, "Same Name", { email: "two@example.org" }),
  ])
  const wanted = await events.upload("events", [
    person({ ...lesson, day: "2020-01-01" }, "Ana Ruiz"),
    person({ ...lesson, slug: "no-such-event" }, "Ana Ruiz"),
    person(later, "Ana Ruiz"),
    person(lesson, "Party of two", { people: 2 }),
    person(lesson, "Dana Lee"),
    person(lesson, "Dana Lee"),
    person(lesson, "Last One"),
    person(roomy, "Same Name"),
    person(roomy, "Bad\nname"),
    person(roomy, "Eli Ash", { email: "no address" }),
    person(roomy, "Six People", { people: 6 }),
  ])
  expect(await rowsOf(wanted)).toEqual([
    ...["no-date", "no-date", "no-date", "full", "new", "repeated", "full"],
    ...["ambiguous", "invalid", "invalid", "invalid"],
  ])
})

test("a registration that someone has changed since stays when the import is undone", async () => {
  const lesson = await newClass()
  const wanted = await events.imported("events", [person(lesson, "Ana Ruiz"), person(lesson, "Bo Lee")])
  await backend.sql(
    "update public.event_registrations set party_size = 2 where date_id = $1 and name = 'Ana Ruiz'",
    [lesson.id],
  )
  expect(await events.undo(wanted)).toBe("undone")
  expect(await rowsOf(wanted)).toEqual(["edited", "undone"])
  expect(await attendance(lesson)).toEqual([["Ana Ruiz", null, 2, 1]])
  expect(await peopleCounted(lesson)).toBe(1)
})
