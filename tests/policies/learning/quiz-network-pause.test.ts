import { createClient } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { statusSchema } from "#app/features/quiz/schema.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { newGuestKey, quizCourse, startQuiz, takeQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

/** A visitor whose address the site has passed on. */
function visitorAt(address: string): FullSupabaseClient {
  const { publishableKey, fetch } = backend.backend
  return createClient<Database>(SITE_URL, publishableKey, {
    auth: { persistSession: false },
    global: {
      headers: { "x-client-address": address },
      fetch: (input, init) => fetch(new Request(input, init)),
    },
  })
}

async function quizStatus(db: FullSupabaseClient, course: string, guest_key?: string) {
  return statusSchema.parse((await db.rpc("quiz_status", { course, guest_key }).throwOnError()).data)
}

async function fail(db: FullSupabaseClient, course: string, guest_key: string) {
  const { attempt } = await startQuiz(db, course, guest_key)
  expect((await db.rpc("submit_quiz", { attempt, guest_key }).throwOnError()).data).toMatchObject({
    isPassed: false,
  })
}

test("a class of 40 behind one address can take the test, even when everyone else has failed", async () => {
  const [course, school] = [await quizCourse(backend), visitorAt("192.0.2.10")]
  const pupils = Array.from({ length: 40 }, newGuestKey)
  for (const key of pupils) expect((await startQuiz(school, course, key)).state).toBe("open")
  for (const key of pupils.slice(1)) await fail(school, course, key)
  const late = newGuestKey()
  expect((await startQuiz(school, course, late)).state).toBe("open")
  expect((await takeQuiz(school, course, {}, pupils[0]!)).isPassed).toBe(true)
  await fail(school, course, late)
  expect((await startQuiz(school, course, newGuestKey())).state).toBe("pause")
})

test("a guest who clears cookies has to wait after 40 failed tests; open tests, members and others do not", async () => {
  const [course, home] = [await quizCourse(backend), visitorAt("192.0.2.20")]
  const unfinished = newGuestKey()
  const { attempt } = await startQuiz(home, course, unfinished)
  for (let failures = 0; failures < 40; failures++) {
    expect((await quizStatus(home, course)).pause).toBeNull()
    await fail(home, course, newGuestKey())
  }
  const key = newGuestKey()
  const { pause, pauseMinutes } = await quizStatus(home, course)
  expect(await startQuiz(home, course, key)).toEqual({ state: "pause", ...pause })
  expect(pause!.isForNetwork).toBe(true)
  const wait = Date.parse(pause!.until) - Date.now()
  expect(wait > 0 && wait <= pauseMinutes * 60_000).toBe(true)

  expect((await startQuiz(home, course, unfinished)).attempt).toBe(attempt)
  expect((await takeQuiz(home, course, {}, unfinished)).isPassed).toBe(true)
  expect((await startQuiz(await backend.member(), course)).state).toBe("open")
  expect((await startQuiz(visitorAt("192.0.2.21"), course, key)).state).toBe("open")
  expect((await startQuiz(home, await quizCourse(backend), key)).state).toBe("open")

  // The oldest failure stops counting first, and with it the pause ends.
  await backend.sql(
    `update private.guest_failures f set failed_at = failed_at - interval '10 minutes'
     where f.id = (select min(id) from private.guest_failures where course_id = $1)`,
    [course],
  )
  expect((await quizStatus(home, course)).pause).toBeNull()
  expect((await startQuiz(home, course, key)).state).toBe("open")
})

test("a person's own pause is not that of the network", async () => {
  const [course, home, key] = [await quizCourse(backend), visitorAt("192.0.2.30"), newGuestKey()]
  await fail(home, course, key)
  await fail(home, course, key)
  expect((await quizStatus(home, course, key)).pause).toMatchObject({ isForNetwork: false })
  expect((await quizStatus(home, course, newGuestKey())).pause).toBeNull()
})

test("failures are stored under a keyed hash, and deleted when no pause counts them", async () => {
  const course = await quizCourse(backend)
  const stored = () =>
    backend.sql<{ network: string }>(
      "select network from private.guest_failures where course_id = $1 order by id",
      [course],
    )
  for (const address of ["2001:db8:1:2::3", "2001:db8:1:2::4", "2001:db8:1:3::3"])
    await fail(visitorAt(address), course, newGuestKey())
  const [first, second, third, ...more] = (await stored()).map(({ network }) => network)
  expect([second === first, third === first, more]).toEqual([true, false, []])
  expect(first).toMatch(/^[\w-]{43}$/)

  // On a hosted project the network is not known.
  await fail(backend.visitor, course, newGuestKey())
  const member = await backend.member()
  const { attempt } = await startQuiz(member, course)
  await member.rpc("submit_quiz", { attempt }).throwOnError()
  expect(await stored()).toHaveLength(3)

  await backend.sql(
    "update private.guest_failures set failed_at = failed_at - interval '10 minutes' where course_id = $1 and network = $2",
    [course, first],
  )
  await backend.sql("select private.remove_guest_failures()")
  expect(await stored()).toEqual([{ network: third }])
})
