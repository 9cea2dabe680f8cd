import { afterAll, expect, test } from "vitest"
import { ownFolderPolicies, refusal, type StorageMember, storageBackend } from "./testing/storage-backend.ts"

const MB = 1024 * 1024
const FULL = "400 413 QuotaExceeded"
const TOO_LARGE = "400 413 EntityTooLarge"
const made = await storageBackend()
afterAll(made.close)
for (const bucket of ["letters", "photos"]) {
  await made.service.createBucket(bucket)
  await made.sql(ownFolderPolicies(bucket))
}

function upload({ id, storage }: StorageMember, name: string | number, bucket = "letters", body = "a") {
  return storage.from(bucket).upload(`${id}/${name}`, body)
}

async function used({ id }: StorageMember) {
  const [row] = await made.sql("select files::int, bytes::int from private.storage_use where owner_id = $1", [
    id,
  ])
  return row ?? null
}

test("a member can store twenty files in all buckets, and one more after deleting one", async () => {
  const member = await made.member()
  for (let n = 0; n < 20; n++)
    expect((await upload(member, n, n % 2 ? "photos" : "letters")).error).toBeNull()
  const readMore = await upload(member, 20)
  expect([refusal(readMore), readMore.error?.message]).toEqual([FULL, "A member may keep 20 files and 50 MB"])
  const folder = member.storage.from("letters")
  expect(refusal(await folder.copy(`${member.id}/0`, `${member.id}/copy`))).toBe(FULL)
  expect((await folder.update(`${member.id}/0`, "longer")).error).toBeNull()
  expect((await folder.move(`${member.id}/0`, `${member.id}/moved`)).error).toBeNull()
  expect(await used(member)).toEqual({ files: 20, bytes: 25 })
  await folder.remove([`${member.id}/moved`])
  expect((await upload(member, 20)).error).toBeNull()
  expect((await upload(await made.member(), 1)).error).toBeNull()
})

test("thirty concurrent uploads result in twenty files", async () => {
  const member = await made.member()
  const results = await Promise.all(Array.from({ length: 30 }, (_, n) => upload(member, n)))
  const kept = results.filter(({ error }) => error === null)
  expect([kept.length, new Set(results.map(refusal))]).toEqual([20, new Set([null, FULL])])
  expect(await used(member)).toEqual({ files: 20, bytes: 20 })
})

test("the quota is fifty megabytes, also when replacing a file with a larger one", async () => {
  const member = await made.member()
  await made.sql(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     select 'letters', $1 || '/' || n, $1, '{"size": 5242880}' from generate_series(1, 10) as n`,
    [member.id],
  )
  expect(refusal(await upload(member, "more"))).toBe(FULL)
  await made.sql("delete from storage.objects where name = $1", [`${member.id}/1`])
  expect((await upload(member, "more")).error).toBeNull()
  const grown = member.storage.from("letters").update(`${member.id}/more`, Buffer.alloc(5 * MB + 1))
  expect(refusal(await grown)).toBe(TOO_LARGE)
  const allowed = member.storage.from("letters").update(`${member.id}/more`, Buffer.alloc(5 * MB))
  expect((await allowed).error).toBeNull()
  expect(await used(member)).toEqual({ files: 10, bytes: 50 * MB })
})

test("uploads by the service count toward no quota and can be larger", async () => {
  for (let n = 0; n < 21; n++) {
    expect((await made.service.from("letters").upload(`service/${n}`, "a")).error).toBeNull()
  }
  expect((await made.service.from("letters").upload("service/export", Buffer.alloc(6 * MB))).error).toBeNull()
  await made.service.createBucket("small", {
    public: false,
    fileSizeLimit: 10,
    allowedMimeTypes: ["image/png"],
  })
  const small = made.service.from("small")
  expect(refusal(await small.upload("a", Buffer.alloc(11), { contentType: "image/png" }))).toBe(TOO_LARGE)
  expect(refusal(await small.upload("a", "a", { contentType: "text/plain" }))).toBe("400 415 InvalidMimeType")
  const [row] = await made.sql("select count(*)::int as sums from private.storage_use where owner_id is null")
  expect(row?.sums).toBe(0)
})

test("uploads to a signed URL count for its signer and have the same limit", async () => {
  const member = await made.member()
  const path = `${member.id}/signed`
  const { data } = await member.storage.from("letters").createSignedUploadUrl(path)
  const anybody = made.visitor.from("letters")
  expect(refusal(await anybody.uploadToSignedUrl(path, data!.token, Buffer.alloc(5 * MB + 1)))).toBe(
    TOO_LARGE,
  )
  for (let n = 0; n < 20; n++) await upload(member, n)
  expect(refusal(await anybody.uploadToSignedUrl(path, data!.token, "a"))).toBe(FULL)
  const service = made.service.from("letters")
  const large = await service.createSignedUploadUrl("service/large")
  const sent = await anybody.uploadToSignedUrl("service/large", large.data!.token, Buffer.alloc(6 * MB))
  expect(sent.error).toBeNull()
})

test("totals follow emptied buckets and changed owners, and members cannot read them", async () => {
  const [a, b] = [await made.member(), await made.member()]
  await upload(a, 1, "photos")
  await upload(a, 2, "photos")
  await made.sql("update storage.objects set owner_id = $2 where name = $1", [`${a.id}/2`, b.id])
  expect([await used(a), await used(b)]).toEqual([
    { files: 1, bytes: 1 },
    { files: 1, bytes: 1 },
  ])
  await made.service.emptyBucket("photos")
  expect([await used(a), await used(b)]).toEqual([null, null])
  for (const role of ["anon", "authenticated"]) {
    const [row] = await made.sql("select has_table_privilege($1, 'private.storage_use', 'select') as may", [
      role,
    ])
    expect(row?.may).toBe(false)
  }
})
