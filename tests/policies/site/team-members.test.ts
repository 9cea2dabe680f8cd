import { afterAll, expect, test } from "vitest"
import { pageByPath } from "#app/features/content/queries.ts"
import { KINDS } from "#app/features/content/search/kinds.ts"
import { categoriesOf } from "#app/features/content/team.ts"
import { CATEGORY_LABELS } from "#app/features/team/labels.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function add(name: string, consentedOn = "current_date", leavesOn = "null") {
  await backend.sql(
    `insert into public.team_members (category, name, role, text, portrait, joined_on, consented_on, leaves_on)
     values ('board', $1, 'Treasurer', 'Keeps the books and explains them.', 'bun', '2019-01-01', ${consentedOn}, ${leavesOn})`,
    [name],
  )
}

async function shown(name: string) {
  const { data } = await backend.visitor.from("team_members").select("id").eq("name", name).throwOnError()
  return data.length
}

async function found(words: string) {
  const { data } = await backend.visitor.rpc("search_content", { words }).throwOnError()
  // A name that is not there leads to words that are similar to it.
  return data.filter(({ match }) => match === "all").map(({ kind, path }) => ({ kind, path }))
}

test("a person is shown and found from the day of consent to the day before they leave", async () => {
  await add("Quillon Aster", "current_date", "current_date + 1")
  await add("Quillon Beryl", "current_date + 1")
  await add("Quillon Cedar", "null")
  await add("Quillon Dahlia", "current_date", "current_date")
  expect([await shown("Quillon Aster"), await shown("Quillon Beryl")]).toEqual([1, 0])
  expect([await shown("Quillon Cedar"), await shown("Quillon Dahlia")]).toEqual([0, 0])
  expect(await found("Quillon")).toEqual([
    { kind: "person", path: expect.stringMatching(/^\/about\/team\/board#[0-9a-f-]{36}$/) },
  ])
})

test("the end of a term ends the consent and removes the person from the search", async () => {
  await add("Verity Marlow")
  await add("Verity Norwood")
  await backend.sql(
    "update public.team_members set leaves_on = current_date - 400 where name = 'Verity Norwood'",
  )
  // As if midnight had passed since the trigger ran.
  await backend.sql("alter table public.team_members disable trigger index_team_member")
  await backend.sql("update public.team_members set leaves_on = current_date where name = 'Verity Marlow'")
  await backend.sql("alter table public.team_members enable trigger index_team_member")
  expect(await found("Verity")).toHaveLength(1)
  await backend.sql("select private.end_team_terms()")
  expect(await found("Verity")).toEqual([])
  const left = await backend.sql(
    "select name, consented_on from public.team_members where name like 'Verity %'",
  )
  expect(left).toEqual([{ name: "Verity Marlow", consented_on: null }])
})

test("a withdrawn consent and a deleted entry leave the search", async () => {
  await add("Ottoline Fray")
  expect(await found("Ottoline")).toHaveLength(1)
  await backend.sql("update public.team_members set consented_on = null where name = 'Ottoline Fray'")
  expect(await found("Ottoline")).toEqual([])
  await backend.sql("update public.team_members set consented_on = current_date where name = 'Ottoline Fray'")
  expect(await found("Ottoline")).toHaveLength(1)
  await backend.sql("delete from public.team_members where name = 'Ottoline Fray'")
  expect(await found("Ottoline")).toEqual([])
})

test("the groups of the page are those of the table", async () => {
  const page = await pageByPath(backend.visitor, "/about/team")
  const groups = categoriesOf(page!.sections).map(({ slug, title }) => [slug, title])
  expect(groups).toEqual(Object.entries(CATEGORY_LABELS))
})

test.each([
  ["SAMHSA helpline", "resource", "/about/resources#lines"],
  ["Arkansas law", "law", "/about/resources?state=Arkansas#law"],
  ["New Hampshire law", "law", "/about/resources?state=New+Hampshire#law"],
  ["bread van", "history", "/about/our-history#y2025"],
])("%s finds a %s", async (words, kind, path) => {
  expect(Object.keys(KINDS)).toContain(kind)
  expect(await found(words)).toContainEqual({ kind, path })
})
