import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const newGuestKey = () => `${crypto.randomUUID()}${crypto.randomUUID()}`
const items = (await backend.sql("select number, is_true from public.survey_items order by number")) as {
  number: number
  is_true: boolean
}[]

/** Answers of which this many are right. */
function answers(right: number) {
  return Object.fromEntries(
    items.map(({ number, is_true }, index) => [number, index < right ? String(is_true) : "unsure"]),
  )
}

async function course() {
  const row = { slug: `c-${crypto.randomUUID()}`, title: "A course", summary: "A course", minutes: 5 }
  const { data } = await backend.admin
    .from("courses")
    .insert({ ...row, status: "published" })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

async function save(
  db: typeof backend.visitor,
  id: string,
  phase: string,
  right: number,
  guest_key?: string,
) {
  const { data } = await db
    .rpc("save_survey", { course: id, phase, answers: answers(right), guest_key })
    .throwOnError()
  expect(data).toMatchObject({ state: "saved" })
}

async function guests(id: string, count: number) {
  const keys = Array.from({ length: count }, newGuestKey)
  for (const phase of ["before", "after"])
    await Promise.all(keys.map((key, index) => save(backend.visitor, id, phase, index % 7, key)))
  return keys
}

const TOTALS = "select people, right_before, right_after from private.survey_totals where course_id = $1"
const COUNTED = `select count(*) as people, coalesce(sum(b.right_count), 0) as right_before,
    coalesce(sum(a.right_count), 0) as right_after
  from public.survey_responses b join public.survey_responses a
    on a.course_id = b.course_id and a.phase = 'after' and (a.user_id = b.user_id or a.guest = b.guest)
  where b.course_id = $1 and b.phase = 'before' and a.is_after_test`

/** The number of people in the totals, after comparing the totals with the answers. */
async function countedPeople(id: string) {
  const [totals] = await backend.sql(TOTALS, [id])
  expect([totals]).toEqual(await backend.sql(COUNTED, [id]))
  return Number(totals!.people)
}

test("the totals count concurrent answers of many people once each", async () => {
  const id = await course()
  await guests(id, 12)
  expect(await countedPeople(id)).toBe(12)
  const key = newGuestKey()
  await Promise.all([
    save(backend.visitor, id, "after", 5, key),
    save(backend.visitor, id, "before", 3, key),
    ...Array.from({ length: 6 }, () => save(backend.visitor, id, "before", 3, newGuestKey())),
  ])
  expect(await countedPeople(id)).toBe(13)
})

test("the totals follow a guest who becomes a member, and a member who is erased", async () => {
  const id = await course()
  const [key] = await guests(id, 2)
  const { data } = await backend.admin.auth.admin.createUser({
    ...{ email: `${crypto.randomUUID()}@example.org`, user_metadata: { is_adult: "true" } },
  })
  const member = data.user!.id
  const db = await backend.member({ sub: member })
  await db.rpc("claim_guest_work", { guest_key: key!, is_mine: true }).throwOnError()
  const claimed = await backend.sql("select 1 from public.survey_responses where user_id = $1", [member])
  expect(claimed).toHaveLength(2)
  expect(await countedPeople(id)).toBe(2)
  await backend.sql("delete from auth.users where id = $1", [member])
  expect(await countedPeople(id)).toBe(1)
})

test("the totals drop a pair when only one of its answers is deleted for its age or changes its owner", async () => {
  const id = await course()
  await guests(id, 4)
  await backend.sql(
    `update public.survey_responses set answered_on = current_date - 400 where course_id = $1 and phase = 'before'
     and right_count in (0, 1)`,
    [id],
  )
  expect(await countedPeople(id)).toBe(4)
  await backend.sql("select private.remove_guest_surveys()")
  expect(await countedPeople(id)).toBe(2)
  await backend.sql(
    `update public.survey_responses set guest = '\\x00' where course_id = $1 and phase = 'after' and right_count = 2`,
    [id],
  )
  expect(await countedPeople(id)).toBe(1)
  await backend.sql("update public.survey_responses set right_count = 12 where course_id = $1", [id])
  expect(await countedPeople(id)).toBe(1)
  await backend.sql("delete from public.courses where id = $1", [id])
  expect(await backend.sql(TOTALS, [id])).toEqual([])
})
