import { afterAll, afterEach, expect, test } from "vitest"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { testBackend } from "#tests/support/backend.ts"

type ModuleName = Database["public"]["Enums"]["site_module"]

const backend = await testBackend()
afterAll(backend.close)
afterEach(() => backend.sql("update public.site_modules set is_open = true"))

const member = await backend.member()
const [admin, editor] = await Promise.all(["admin", "editor"].map(role => staff(role)))

async function staff(role: string, aal = "aal2") {
  const user = { email: `${crypto.randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal })
}

type Db = typeof member

async function close(db: Db, name: ModuleName) {
  const { data, error } = await db
    .from("site_modules")
    .update({ is_open: false })
    .eq("name", name)
    .select("name")
  return error?.code ?? data!.length
}

test("administrators with a second factor switch modules; everyone else only reads them", async () => {
  for (const db of [backend.visitor, member, editor!, await staff("admin", "aal1")]) {
    expect((await db.from("site_modules").select("name").throwOnError()).data).toHaveLength(9)
    expect([0, "42501"]).toContain(await close(db, "raffles"))
  }
  expect(await close(admin!, "raffles")).toBe(1)
  expect((await admin!.from("site_modules").insert({ name: "events" })).error?.code).toBe("42501")
  expect((await admin!.from("site_modules").delete().eq("name", "raffles")).error?.code).toBe("42501")
})

const key = crypto.randomUUID()
const GIFT = { gift_cents: 2500, frequency: "once", covers_fee: false, name: "Ana", email: "ana@example.org" }
const ADDRESS = { full_name: "Ana", street: "1 Main", city: "Ada", state: "Ohio", zip: "44101" }
const PAGE = {
  name: "Ana",
  title: "For Sam",
  slug: "for-sam",
  story: "He made us laugh.",
  goal_cents: 10_000,
}
const OFFER = { kind: "company", name: "Ana", email: "ana@example.org", organization: "A", place: "Ohio" }
const APPLICANT = {
  name: "Ana",
  phone: "",
  city: "Ada",
  state: "Ohio",
  interests: [],
  availability: [],
  about: "",
}
const SEATS = { dates: [key], channel: "room", party_size: 1, name: "Ana", email: "a@example.org" }

const [{ id: campaign }] = (await backend.sql<{ id: string }>(
  `insert into public.campaigns (slug, title, text, goal_cents, is_published)
   values ('spring', 'Spring', 'A campaign that exists only for tests.', 10000, true) returning id`,
)) as [{ id: string }]
await backend.sql(
  `insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents, review)
   select id, $1, 'for-sam', 'Ana', 'For Sam', 'A page that exists only for tests.', 10000, 'shown'
   from auth.users limit 1`,
  [campaign],
)

// What starts something new, by module; the answer is an outcome, nothing at all, or 404.
const CALLS: [ModuleName, Db, string, object, unknown][] = [
  ["events", backend.visitor, "register_for_event", SEATS, 404],
  ["raffles", member, "enter_raffle", { slug: "x" }, "closed"],
  ["raffles", member, "raffle_eligibility", { slug: "x" }, "closed"],
  ["giving", backend.visitor, "start_donation", { ...GIFT, visibility: "anonymous" }, 404],
  ["giving", backend.visitor, "offer_gift", { ...OFFER, details: "", wants_thanks: true }, 404],
  ["giving", member, "save_supporter_page", PAGE, 404],
  ["supporter-pages", member, "save_supporter_page", PAGE, 404],
  ["supporter-pages", backend.visitor, "supporter_page", { slug: "for-sam" }, null],
  ["supporter-pages", backend.visitor, "shown_supporter_pages", {}, []],
  ["volunteering", member, "apply_to_volunteer", APPLICANT, 404],
  ["volunteering", member, "take_shift", { shift: key }, "closed"],
  ["reversals", backend.visitor, "submit_reversal", { report: {}, key }, 404],
  [
    "reversals",
    backend.visitor,
    "request_refill",
    { sealed_address: "", in_state: "Ohio", kits: 1, key },
    404,
  ],
  ["kits", member, "request_kit", { ...ADDRESS, quantity: 1, had_naloxone: false }, 404],
  [
    "newsletter",
    backend.visitor,
    "subscribe_to_newsletter",
    { email: "a@b.org", topics: [], state: "" },
    404,
  ],
  ["world", member, "buy_costume", { costume: "cape" }, 404],
  ["world", member, "wear_costume", { costume: "cape" }, 404],
  ["world", member, "take_off_costume", { kind: "costume" }, 404],
  ["world", member, "change_nameplate", {}, 404],
]

test.each(CALLS)("while %s is off, nothing new starts in it (%#)", async (name, db, call, given, answer) => {
  const ask = async () => {
    const { data, error, status } = await db.rpc(call as never, given as never)
    return error ? status : data
  }
  const before = await ask()
  await close(admin!, name)
  expect(await ask()).toEqual(answer)
  await backend.sql("update public.site_modules set is_open = true")
  // A nameplate is another one each time.
  expect(typeof (await ask())).toEqual(typeof before)
  expect(before).not.toEqual(answer)
})

test("what people have already answers as before while everything is off", async () => {
  const kept: [Db, string, object][] = [
    [member, "cancel_kit", {}],
    [member, "managed_gifts", {}],
    [member, "my_dashboard", {}],
    [member, "leave_shift", { shift: key }],
    [backend.visitor, "ticket", { code: "ABCDEFGH" }],
    [backend.visitor, "cancel_registration", { registration: key }],
    [backend.visitor, "leave_newsletter", { token: key }],
    [backend.visitor, "unsubscribe", { token: key }],
    [backend.visitor, "receipt_card", { receipt: key }],
    [backend.visitor, "certificate_card", { certificate: "x" }],
  ]
  const answers = () =>
    Promise.all(kept.map(async ([db, call, given]) => (await db.rpc(call as never, given as never)).status))
  const before = await answers()
  await backend.sql("update public.site_modules set is_open = false")
  expect(await answers()).toEqual(before)
})

test("a switch is in the log, and one press there switches it back", async () => {
  await close(admin!, "world")
  const { data: entry } = await admin!
    .from("audit_entries")
    .select("id, record_name, changes, is_undoable")
    .eq("record_kind", "site_modules")
    .eq("record_name", "world")
    .order("occurred_at", { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  expect(entry).toMatchObject({ changes: { is_open: { from: true, to: false } }, is_undoable: true })
  expect((await admin!.rpc("undo_audit_entry", { wanted: entry.id }).throwOnError()).data).toBe("undone")
  const { data } = await backend.visitor.from("site_modules").select("name").eq("is_open", false)
  expect(data).toEqual([])
})
