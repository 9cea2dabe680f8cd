import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const INSTRUCTOR = crypto.randomUUID()
await backend.sql("insert into auth.users (id, email) values ($1, 'instructor@example.org')", [INSTRUCTOR])
await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [INSTRUCTOR])
const instructor = await backend.member({ sub: INSTRUCTOR, aal: "aal2" })

/** 300 people called Maria, the last of whom was certified last; every tenth is a Garcia. */
await backend.sql(
  `insert into public.certificates (id, course_id, course_title, criteria, holder_name, issued_at)
   select md5(n::text), c.id, 'Basics', 'Passed', 'Maria ' || case when n % 10 = 0 then 'Garcia' else 'B' || n end,
     timestamptz '2026-01-01' + n * interval '1 hour'
   from generate_series(1, 300) n, (select id from public.courses order by slug limit 1) c`,
)

async function foundNames(words: string) {
  const { data } = await instructor
    .rpc("search_certificates", { words })
    .order("issued_at", { ascending: false })
    .throwOnError()
  return data.map(({ holder_name }) => holder_name)
}

test.each(["maria", "m", "ma"])("a search for %s finds the 200 newest certificates", async words => {
  const names = await foundNames(words)
  expect(names).toHaveLength(200)
  expect(names.slice(0, 2)).toEqual(["Maria Garcia", "Maria B299"])
})

test("more words find older certificates of a common name", async () => {
  expect(await foundNames("maria garcia")).toHaveLength(30)
  expect(await foundNames("garcia m")).toHaveLength(30)
  expect(await foundNames("b1 maria")).toContain("Maria B1")
  expect(await foundNames("maria garcia maria")).toHaveLength(30)
})

test("a name that was corrected or erased is no longer found", async () => {
  const rename = (name: string | null) =>
    backend.sql("update public.certificates set holder_name = $1 where id = md5('298')", [name])
  await rename("Petra Kim")
  expect(await foundNames("petra")).toEqual(["Petra Kim"])
  expect(await foundNames("b298")).toEqual([])
  await rename(null)
  expect(await foundNames("petra")).toEqual([])
  expect(await backend.sql("select 1 from private.certificate_words where word = 'petra'")).toEqual([])
})
