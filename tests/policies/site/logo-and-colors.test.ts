import { afterAll, expect, test } from "vitest"
import { contrast } from "#app/lib/theming/contrast.ts"
import { tokenColor } from "#app/lib/theming/site-colors.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const member = await backend.member()
const administrator = await staff("admin")
const GOOD = { main_color: "#8ab4f8", text_color: "#1a4fa0", giving_color: "#ffd166" }
const NONE = { main_color: null, text_color: null, giving_color: null }

async function staff(role: string) {
  const user = { email: `${crypto.randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal: "aal2" })
}

async function saveColors(db: typeof member, colors: object) {
  return (await db.rpc("save_site_colors", colors).throwOnError()).data
}

async function problems(colors: object, db = administrator) {
  return (await db.rpc("color_problems", { ...GOOD, ...colors }).throwOnError()).data
}

async function storedColors() {
  const [row] = await backend.sql("select main_color, text_color, giving_color from public.site_settings")
  return row
}

test("administrators choose colors and go back to those of the design, others do not", async () => {
  const editor = await staff("editor")
  for (const db of [editor, member]) {
    expect(await saveColors(db, GOOD)).toBe("not-allowed")
    expect(await problems({ main_color: "#000000" }, db)).toEqual([])
  }
  expect((await backend.visitor.rpc("save_site_colors", GOOD)).error?.code).toBe("42501")
  expect(await storedColors()).toEqual(NONE)

  expect(await saveColors(administrator, { ...GOOD, main_color: "#8AB4F8" })).toBe("saved")
  const columns = "main_color, text_color, giving_color"
  expect((await backend.visitor.from("site_settings").select(columns).single().throwOnError()).data).toEqual(
    GOOD,
  )
  const entries = await backend.sql(
    "select record_kind, changes -> 'main_color' as change from public.audit_entries order by occurred_at desc limit 1",
  )
  expect(entries).toEqual([{ record_kind: "site_settings", change: { from: null, to: "#8ab4f8" } }])
  expect(await saveColors(administrator, {})).toBe("saved")
  expect(await storedColors()).toEqual(NONE)
})

test("the contrast is that of the guidelines, as the site computes it", async () => {
  const pairs = [
    ["#000000", "#ffffff"],
    ["#35e583", "#041c13"],
    ["#0d7ac1", "#ffb336"],
    ["#010203", "#0a0b0c"],
  ] as const
  for (const [one, other] of pairs) {
    const [row] = await backend.sql<{ ratio: number }>("select private.contrast($1, $2) as ratio", [
      one,
      other,
    ])
    expect(row!.ratio).toBeCloseTo(contrast(one, other), 10)
  }
})

test("the colors of the design that others are compared with are its tokens", async () => {
  const rows = await backend.sql<{ pair: string; other: string }>(
    "select distinct pair, other from private.color_pairs('#35e583', '#037441', '#ffb336')",
  )
  expect(Object.fromEntries(rows.map(({ pair, other }) => [pair, other]))).toEqual({
    ink: tokenColor("ink"),
    "dark-area": tokenColor("green-900"),
    "focus-ring": tokenColor("air-700"),
    white: tokenColor("white"),
    "tinted-area": tokenColor("green-200"),
  })
  expect(
    await problems({
      main_color: tokenColor("green-400"),
      text_color: tokenColor("green-700"),
      giving_color: tokenColor("marigold-400"),
    }),
  ).toEqual([])
})

// The pair that is hardest to see, and colors on both sides of its limit.
test.each([
  ["main_color", "#3b82f6", "focus-ring"],
  ["main_color", "#404040", "dark-area"],
  ["text_color", "#2f8f5b", "tinted-area"],
  ["giving_color", "#c2410c", "focus-ring"],
] as const)(
  "%s %s is refused because of the pair %s, and the nearest that passes is offered",
  async (field, color, pair) => {
    expect(await saveColors(administrator, { ...GOOD, [field]: color })).toBe("invalid")
    const found = await problems({ [field]: color })
    expect(found).toHaveLength(1)
    const [{ ratio, minimum, nearest, ...problem }] = found as [(typeof found)[0]]
    expect(problem).toEqual({ field, pair })
    expect(ratio).toBeLessThan(minimum)
    expect(await problems({ [field]: nearest })).toEqual([])
    expect(await saveColors(administrator, { ...GOOD, [field]: nearest })).toBe("saved")
    // One percent less would not pass.
    const [before] = await backend.sql<{ mixed: string }>(
      `select private.mix_color($1, case when $2 = 'text_color' then '#000000' else '#ffffff' end, percent - 1) as mixed
     from generate_series(1, 100) percent
     where private.mix_color($1, case when $2 = 'text_color' then '#000000' else '#ffffff' end, percent) = $3 limit 1`,
      [color, field, nearest],
    )
    expect(await problems({ [field]: before!.mixed })).toHaveLength(1)
    await saveColors(administrator, {})
  },
)

test("no one can store a color that is hard to see, not even the service role", async () => {
  const table = backend.admin.from("site_settings")
  for (const wrong of [
    { ...GOOD, main_color: "#000000" },
    { ...GOOD, text_color: "#ffffff" },
    { ...GOOD, giving_color: "red" },
    { ...GOOD, giving_color: "#FFD166" },
    { main_color: "#8ab4f8" },
  ])
    expect((await table.update(wrong).eq("id", true)).error?.code, JSON.stringify(wrong)).toBe("23514")
  expect(await storedColors()).toEqual(NONE)
})

const HEAD = "89504e470d0a1a0a0000000d49484452000001f8000000c8"

function base64(hex: string) {
  return Buffer.from(hex, "hex").toString("base64")
}

test("administrators choose a logo, which everyone sees, and an earlier one stays for emails that show it", async () => {
  const image = base64(HEAD + "00".repeat(40))
  const save = async (db: typeof member, given: object) =>
    (await db.rpc("save_site_logo", given).throwOnError()).data
  expect(await save(member, { on_light: image, on_dark: image })).toBe("not-allowed")
  for (const wrong of [
    { on_light: image },
    { on_light: image, on_dark: base64(`ffd8ff${"00".repeat(80)}`) },
    { on_light: image, on_dark: base64(HEAD.replace("01f8", "01f9") + "00".repeat(40)) },
    { on_light: base64(HEAD + "00".repeat(150_000)), on_dark: image },
    { on_light: "no base64!", on_dark: image },
    { on_light: image, on_dark: image, icon: image },
  ])
    expect(await save(administrator, wrong)).toBe("invalid")
  expect(await backend.sql("select id from public.site_logos")).toEqual([])

  expect(await save(administrator, { on_light: image, on_dark: image })).toBe("saved")
  const { data } = await backend.visitor.from("site_settings").select("logo_id").single().throwOnError()
  const { data: logo } = await backend.visitor
    .from("site_logos")
    .select("on_light")
    .eq("id", data.logo_id!)
    .single()
    .throwOnError()
  expect(logo.on_light).toBe(`\\x${HEAD}${"00".repeat(40)}`)
  expect(await save(administrator, {})).toBe("saved")
  expect(await backend.sql("select logo_id from public.site_settings")).toEqual([{ logo_id: null }])
  expect(await backend.sql("select id from public.site_logos")).toEqual([{ id: data.logo_id }])
})

test("administrators choose what members of a state see, and a state without anything has no row", async () => {
  const image = base64(HEAD + "00".repeat(40))
  const saveLogo = async (
    db: typeof member,
    state: string,
    given: object = { on_light: image, on_dark: image },
  ) => (await db.rpc("save_state_logo", { state, ...given }).throwOnError()).data
  const setBackground = async (db: typeof member, state: string, picture: string | null) =>
    (await db.rpc("set_state_background", { state, picture: picture as string }).throwOnError()).data
  const looks = async () => (await backend.visitor.from("state_looks").select().throwOnError()).data
  const [picture] = await backend.sql<{ id: string }>(
    "insert into public.pictures (alt, width, height, widths) values ('Hills', 10, 10, '{10}') returning id",
  )
  for (const db of [member, await staff("editor")]) {
    expect(await saveLogo(db, "Texas")).toBe("not-allowed")
    expect(await setBackground(db, "Texas", picture!.id)).toBe("not-allowed")
  }
  expect(await saveLogo(administrator, "Atlantis")).toBe("invalid")
  expect(await saveLogo(administrator, "Texas", { on_light: image })).toBe("invalid")
  expect(await setBackground(administrator, "Texas", crypto.randomUUID())).toBe("unknown")
  expect(await looks()).toEqual([])

  expect(await setBackground(administrator, "Texas", picture!.id)).toBe("saved")
  expect(await saveLogo(administrator, "Texas")).toBe("saved")
  const logo_id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(await looks()).toEqual([{ state: "Texas", logo_id, background_id: picture!.id }])
  const deleted = await administrator.rpc("delete_picture", { wanted: picture!.id }).throwOnError()
  expect(deleted.data).toBe("in-use")
  expect(await saveLogo(administrator, "Texas", {})).toBe("saved")
  expect(await looks()).toEqual([{ state: "Texas", logo_id: null, background_id: picture!.id }])
  expect(await setBackground(administrator, "Texas", null)).toBe("saved")
  expect(await looks()).toEqual([])
})
