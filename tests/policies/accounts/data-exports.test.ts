import { strFromU8, unzipSync } from "fflate"
import { afterAll, expect, test } from "vitest"
import { dataRequestBackend } from "./data-requests.ts"

const { newMember, noticesOf, runDueJobs, runTask, sql, close } = await dataRequestBackend()
afterAll(close)

test("one export runs at a time, and three a day at most", async () => {
  const { id, db } = await newMember()
  const outcomes = await Promise.all([db.rpc("request_my_export"), db.rpc("request_my_export")])
  expect(outcomes.map(({ data }) => data).sort()).toEqual(["already-running", "started"])
  await runDueJobs()
  expect(await noticesOf(id)).toEqual(["Your copy of your data is ready"])
  for (const expected of ["started", "started", "too-many"]) {
    expect((await db.rpc("request_my_export")).data).toBe(expected)
    await runDueJobs()
  }
  await sql("update public.data_exports set requested_at = now() - interval '25 hours' where user_id = $1", [
    id,
  ])
  expect((await db.rpc("request_my_export")).data).toBe("started")
})

test("after seven days an export cannot be downloaded, and its file and row are deleted", async () => {
  const { id, db } = await newMember()
  await db.rpc("request_my_export")
  await runDueJobs()
  const { data: ready } = await db.from("data_exports").select("path, requested_at, expires_at").single()
  const days = (Date.parse(ready!.expires_at!) - Date.parse(ready!.requested_at)) / 86_400_000
  expect(days).toBeCloseTo(7, 2)
  expect((await db.storage.from("exports").download(ready!.path)).error).toBeNull()
  const stranger = await newMember()
  expect((await stranger.db.storage.from("exports").download(ready!.path)).error).not.toBeNull()
  await sql("update public.data_exports set expires_at = now() where user_id = $1", [id])
  expect((await db.storage.from("exports").download(ready!.path)).error).not.toBeNull()
  await runTask("expire_exports")
  expect((await db.from("data_exports").select("id")).data).toEqual([])
  expect(await sql("select from storage.objects where name = $1", [ready!.path])).toEqual([])
})

test("a failed export is marked as failed, and another one can be requested", async () => {
  const { id, db } = await newMember()
  await db.rpc("request_my_export")
  await sql("update private.jobs set failed_at = now() where payload ->> 'user_id' = $1", [id])
  await runTask("expire_exports")
  expect((await db.from("data_exports").select("failed_at")).data).toEqual([
    { failed_at: expect.any(String) },
  ])
  expect((await db.rpc("request_my_export")).data).toBe("started")
})

test("a guardian's export shows only guardian data and is deleted when the guardianship ends", async () => {
  const [learner, guardian] = [await newMember(), await newMember()]
  await sql(
    `set role function_owner; select private.request_export('${learner.id}', '${guardian.id}'); reset role`,
  )
  await runDueJobs()
  const { data: ready } = await guardian.db.from("data_exports").select("path").single()
  expect((await learner.db.storage.from("exports").download(ready!.path)).error).not.toBeNull()
  const file = await guardian.db.storage.from("exports").download(ready!.path)
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
  await runDueJobs()
  expect((await guardian.db.from("data_exports").select("id")).data).toEqual([])
  expect(await sql("select from storage.objects where name = $1", [ready!.path])).toEqual([])
})
