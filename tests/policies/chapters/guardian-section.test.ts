import { afterAll, expect, test } from "vitest"
import { chapterFacts } from "#app/features/chapters/queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { person } from "../guardians/guardian-people.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { chapter } = chapterPeople(backend)

test("a guardian sees the chapters of the learner, without those that removed them; others see none", async () => {
  const [learner, guardian, stranger] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Ana"),
  ]
  await backend.sql(
    `insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
     values ($1, $2, 'parent', now(), now())`,
    [guardian.id, learner.id],
  )
  const [here, there] = [await chapter(), await chapter()]
  await backend.sql(
    `insert into public.chapter_members (chapter_id, user_id, joined_at, removed_at, removal_reason)
     values ($1, $3, '2026-05-01', null, null), ($2, $3, '2026-05-02', now(), 'Rude to visitors')`,
    [here.id, there.id, learner.id],
  )
  expect(await chapterFacts(guardian.db, learner.id)).toEqual([
    { title: `${here.slug}, Ohio`, note: "joined on May 1, 2026" },
  ])
  expect(await chapterFacts(stranger.db, learner.id)).toEqual([])
})
