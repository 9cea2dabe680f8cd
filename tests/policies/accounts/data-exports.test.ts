import { strFromU8, unzipSync } from "fflate"
import { afterAll, expect, test } from "vitest"
import { rightsDesk } from "./data-requests.ts"

const { someone, noticesOf, doWhatIsDue, run, sql, close } = await rightsDesk()
afterAll(close)

test("one export runs at a time, and three a day are enough", async () => {
  const { id, db } = await someone()
  const answers = await Promise.all([db.rpc("request_my_export"), db.rpc("request_my_export")])
  expect(answers.map(({ data }) => data).sort()).toEqual(["already-running", "started"])
  await doWhatIsDue()
  expect(await noticesOf(id)).toEqual(["Your copy of your data is ready"])
  for (const expected of ["started", "started", "too-many"]) {
    expect((await db.rpc("request_my_export")).data).toBe(expected)
    await doWhatIsDue()
  }
  await sql("update public.data_exports set requested_at = now() - interval '25 hours' where user_id = $1", [
    id,
  ])
  expect((await db.rpc("request_my_export")).data).toBe("started")
})

test("an export ends after seven days: file, row and the right to fetch it", async () => {
  const { id, db } = await someone()
  await db.rpc("request_my_export")
  await doWhatIsDue()
  const { data: made } = await db.from("data_exports").select("path, requested_at, expires_at").single()
  const days = (Date.parse(made!.expires_at!) - Date.parse(made!.requested_at)) / 86_400_000
  expect(days).toBeCloseTo(7, 2)
  expect((await db.storage.from("exports").download(made!.path)).error).toBeNull()
  const stranger = await someone()
  expect((await stranger.db.storage.from("exports").download(made!.path)).error).not.toBeNull()
  await sql("update public.data_exports set expires_at = now() where user_id = $1", [id])
  expect((await db.storage.from("exports").download(made!.path)).error).not.toBeNull()
  await run("expire_exports")
  expect((await db.from("data_exports").select("id")).data).toEqual([])
  expect(await sql("select from storage.objects where name = $1", [made!.path])).toEqual([])
})

test("an export that was given up says so, and another one can be asked for", async () => {
  const { id, db } = await someone()
  await db.rpc("request_my_export")
  await sql("update private.jobs set failed_at = now() where payload ->> 'user_id' = $1", [id])
  await run("expire_exports")
  expect((await db.from("data_exports").select("failed_at")).data).toEqual([
    { failed_at: expect.any(String) },
  ])
  expect((await db.rpc("request_my_export")).data).toBe("started")
})

test("a guardian is handed what guardians may see, and nothing after the link has ended", async () => {
  const [learner, guardian] = [await someone(), await someone()]
  await sql(
    `set role function_owner; select private.request_export('${learner.id}', '${guardian.id}'); reset role`,
  )
  await doWhatIsDue()
  const { data: made } = await guardian.db.from("data_exports").select("path").single()
  expect((await learner.db.storage.from("exports").download(made!.path)).error).not.toBeNull()
  const file = await guardian.db.storage.from("exports").download(made!.path)
  const zip = unzipSync(new Uint8Array(await file.data!.arrayBuffer()))
  const { chapters } = JSON.parse(strFromU8(zip["data.json"]!))
  const shown = await sql("select relation from private.person_map where guardian_sees order by relation")
  const tables = chapters
    .map(({ table }: { table: string }) => table)
    .filter((table: string) => !/^auth/.test(table))
  expect(tables.sort()).toEqual(shown.map(({ relation }) => relation))
  expect(await noticesOf(guardian.id)).toEqual(["The copy of your learner’s data is ready"])
  await sql(
    `set role function_owner; select private.end_exports('${learner.id}', '${guardian.id}'); reset role`,
  )
  await doWhatIsDue()
  expect((await guardian.db.from("data_exports").select("id")).data).toEqual([])
  expect(await sql("select from storage.objects where name = $1", [made!.path])).toEqual([])
})
