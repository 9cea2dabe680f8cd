import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { IMPORTS } from "#app/features/imports/registry.server.ts"
import { staffListNamed } from "#app/features/staff/registry.server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const MAPPING = { outlet: "Outlet", title: "Headline", url: "Address", published_on: "Day" }

type Item = ReturnType<typeof story>

function story(url: string, title = "A story about breath") {
  return {
    outlet: "The Exampleton News",
    title,
    url,
    published_on: "2026-03-01",
    note: null,
    is_published: true,
  }
}

function address() {
  return `https://news.example.org/${randomUUID()}`
}

async function staff(role?: string, aal = "aal2") {
  const user = { email: `${randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  const db = await backend.member({ sub: id, aal })
  const outcome = async (name: "apply_import" | "undo_import", wanted: string) =>
    (await db.rpc(name, { wanted }).throwOnError()).data
  async function start(rows: unknown = [[2, "a"]], list = "press-coverage") {
    const file = { list, file_name: "stories.csv", headings: ["Address"], rows: rows as never }
    return (await db.rpc("start_import", file).throwOnError()).data
  }
  return {
    ...{ id, db, start },
    check: async (wanted: string, items: (Item | { problem: string })[], mapping: object = MAPPING) => {
      const rows = items.map((item, index) =>
        "problem" in item ? { row: index + 2, ...item } : { row: index + 2, item },
      )
      return (await db.rpc("check_import", { wanted, mapping: mapping as never, rows: rows as never })).data
    },
    upload: async (items: readonly unknown[]) => (await start(items.map((_, index) => [index + 2, "a"])))!,
    apply: (wanted: string) => outcome("apply_import", wanted),
    undo: (wanted: string) => outcome("undo_import", wanted),
  }
}

const editor = await staff("editor")

/** What the check or the import says about each row. */
async function rowsOf(wanted: string) {
  const { data } = await editor.db
    .from("import_rows")
    .select("change, refusal, problem, undo")
    .eq("import_id", wanted)
    .order("row_number")
    .throwOnError()
  return data.map(({ change, refusal, problem, undo }) => undo ?? problem ?? refusal ?? change)
}

async function titles(...urls: string[]) {
  const rows = await backend.sql<{ url: string; title: string }>(
    "select url, title from public.press_coverage where url = any ($1)",
    [urls],
  )
  return urls.map(url => rows.find(row => row.url === url)?.title)
}

async function imported(items: Item[], mapping: object = MAPPING) {
  const id = await editor.upload(items)
  await editor.check(id, items, mapping)
  expect(await editor.apply(id)).toBe("imported")
  return id
}

test("a check says what each row would do, and writes nothing", async () => {
  const [old, same, fresh, broken] = [address(), address(), address(), address()]
  await imported([story(old, "Old title"), story(same)])
  const items = [
    story(old, "New title"),
    story(same),
    story(fresh),
    { problem: "Day: Enter a date." },
    story(fresh, "The same address again"),
    { ...story(broken), outlet: "Two\nlines" },
  ]
  const id = await editor.upload(items)
  expect(await editor.check(id, items)).toBe("checked")
  expect(await rowsOf(id)).toEqual(["changed", "same", "new", "Day: Enter a date.", "repeated", "invalid"])
  expect(await titles(old, same, fresh)).toEqual(["Old title", "A story about breath", undefined])
  const entries = await backend.sql("select from public.audit_entries where record_name = 'New title'")
  expect(entries).toEqual([])
})

test("an import writes the rows without a problem, once, and the audit log has it", async () => {
  const [first, second] = [address(), address()]
  const title = `Imported ${randomUUID()}`
  const items = [story(first, title), { problem: "Day: Enter a date." }, story(second)]
  const id = await editor.upload(items)
  await editor.check(id, items)
  expect(await Promise.all([editor.apply(id), editor.apply(id)])).toContain("imported")
  expect(await editor.apply(id)).toBe("not-open")
  expect(await titles(first, second)).toEqual([title, "A story about breath"])
  const entries = await backend.sql(
    "select verb, reason, actor from public.audit_entries where record_name = $1",
    [title],
  )
  expect(entries).toEqual([{ verb: "created", reason: "imported from a file", actor: editor.id }])
  const [noted] = await backend.sql<{ changes: object }>(
    "select changes from public.audit_entries where record_kind = 'imports' and record_id = $1 and verb = 'changed'",
    [id],
  )
  expect(noted!.changes).toMatchObject({ status: { from: "checked", to: "imported" } })
})

test("an import is all or nothing when the list has changed since the check", async () => {
  const [first, second] = [address(), address()]
  const items = [story(first), story(second)]
  const id = await editor.upload(items)
  await editor.check(id, items)
  await backend.sql(
    `alter table public.press_coverage add constraint refused check (url <> '${second}') not valid`,
  )
  expect(await editor.apply(id)).toBe("refused")
  expect(await titles(first, second)).toEqual([undefined, undefined])
  await backend.sql("alter table public.press_coverage drop constraint refused")
})

test("a change touches only the columns that the file has", async () => {
  const url = address()
  await imported([{ ...story(url), note: "Kept as it is." as never }], { ...MAPPING, note: "Note" })
  await imported([story(url, "Another title")])
  const [row] = await backend.sql("select title, note from public.press_coverage where url = $1", [url])
  expect(row).toEqual({ title: "Another title", note: "Kept as it is." })
})

test("an undo deletes what was added, restores what was changed, and keeps what someone edited since", async () => {
  const [changed, added, edited, deleted] = [address(), address(), address(), address()]
  await imported([story(changed, "Before")])
  const id = await imported([story(changed, "After"), story(added), story(edited), story(deleted)])
  await backend.sql("update public.press_coverage set title = 'Edited by hand' where url = $1", [edited])
  await backend.sql("delete from public.press_coverage where url = $1", [deleted])
  const { data: kept } = await editor.db.rpc("kept_import_rows", { wanted: id }).throwOnError()
  expect(kept).toEqual([
    { row_number: 4, undo: "edited" },
    { row_number: 5, undo: "gone" },
  ])
  const colleague = await staff("editor")
  expect(await colleague.undo(id)).toBe("undone")
  expect(await titles(changed, added, edited)).toEqual(["Before", undefined, "Edited by hand"])
  expect(await rowsOf(id)).toEqual(["undone", "undone", "edited", "gone"])
  expect(await editor.undo(id)).toBe("not-open")
  const [entry] = await backend.sql(
    "select reason, actor from public.audit_entries where record_kind = 'press_coverage' and verb = 'deleted' order by occurred_at desc limit 1",
  )
  expect(entry).toEqual({ reason: "import undone", actor: colleague.id })
})

test("an import whose records were all edited cannot be undone", async () => {
  const url = address()
  const id = await imported([story(url)])
  await backend.sql("update public.press_coverage set title = 'Edited by hand' where url = $1", [url])
  expect(await editor.undo(id)).toBe("kept")
  expect(await titles(url)).toEqual(["Edited by hand"])
})

test("only staff who may change a list upload, read, check, import and undo", async () => {
  const items = [story(address())]
  const open = await editor.upload(items)
  await editor.check(open, items)
  const done = await imported([story(address())])
  for (const other of [await staff(), await staff("outreach"), await staff("editor", "aal1")]) {
    expect(await other.start()).toBeNull()
    expect(await other.check(open, items)).toBe("not-allowed")
    expect(await other.apply(open)).toBe("not-allowed")
    expect(await other.undo(done)).toBe("not-allowed")
    for (const name of ["imports", "import_rows"] as const)
      expect((await other.db.from(name).select("*").throwOnError()).data).toEqual([])
    expect((await other.db.rpc("kept_import_rows", { wanted: done }).throwOnError()).data).toEqual([])
  }
  expect(await editor.start([[2, "a"]], "contact-messages")).toBeNull()
})

test("a file has between 1 and 1000 rows, and a new one takes the place of one that was not imported", async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => [index + 2, "a"])
  for (const wrong of [[], rows, { a: 1 }])
    await expect(editor.start(wrong)).rejects.toMatchObject({ code: "22023" })
  const first = await editor.start()
  await editor.start()
  expect((await editor.db.from("imports").select("id").eq("id", first!).throwOnError()).data).toEqual([])
})

test("files that were never imported go after a week, and rows after 90 days", async () => {
  const [open, done] = [await editor.upload([1]), await imported([story(address())])]
  await backend.sql("update public.imports set created_at = now() - interval '91 days' where id = any ($1)", [
    [open, done],
  ])
  await backend.sql("select private.remove_old_imports()")
  const left = await backend.sql("select id from public.imports where id = any ($1)", [[open, done]])
  expect(left).toEqual([{ id: done }])
  expect(await rowsOf(done)).toEqual([])
})

test("the database and the definitions agree on lists, keys and columns", async () => {
  const stored = await backend.sql("select list, key, columns from private.import_lists order by list")
  const defined = IMPORTS.map(({ list, key, fields }) => ({
    list,
    key,
    columns: fields.map(({ name }) => name),
  }))
  expect(defined.sort((a, b) => (a.list < b.list ? -1 : 1))).toEqual(stored)
  for (const { list } of defined) expect(staffListNamed(list)?.hasImport).toBe(true)
})
