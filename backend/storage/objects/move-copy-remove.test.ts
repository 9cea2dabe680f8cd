import { afterAll, expect, test } from "vitest"
import {
  DENIED,
  DUPLICATE,
  NO_BUCKET,
  NO_OBJECT,
  ownFolderPolicies,
  refusal,
  storageBackend,
} from "../testing/storage-backend.ts"

const { service, visitor, member, sql, request, close } = await storageBackend()
afterAll(close)
await service.createBucket("desk", { public: false })
await service.createBucket("shelf", { public: false })
await service.createBucket("images", { public: true, allowedMimeTypes: ["image/*"], fileSizeLimit: 20 })
for (const bucket of ["desk", "shelf", "images"]) await sql(ownFolderPolicies(bucket))

async function memberWithFile() {
  const who = await member()
  const path = `${who.id}/a.txt`
  await who.storage.from("desk").upload(path, "content", { metadata: { n: 1 } })
  return { ...who, path, desk: who.storage.from("desk"), shelf: who.storage.from("shelf") }
}

test("moves an object within a bucket and to another", async () => {
  const { desk, shelf, path, id } = await memberWithFile()
  const target = `${id}/b/c.txt`
  expect((await desk.move(path, target)).data).toMatchObject({ message: "Successfully moved" })
  expect(refusal(await desk.download(path))).toBe(NO_OBJECT)
  expect(await (await desk.download(target)).data!.text()).toBe("content")
  expect(refusal(await desk.move(target, path, { destinationBucket: "shelf" }))).toBeNull()
  expect((await shelf.info(path)).data).toMatchObject({ name: path, bucketId: "shelf", metadata: { n: 1 } })
})

test("copies an object with its metadata, or with new metadata", async () => {
  const { desk, shelf, path, id } = await memberWithFile()
  const copied = await desk.copy(path, `${id}/b.txt`)
  expect(copied.data).toEqual({ path: `desk/${id}/b.txt` })
  expect((await desk.info(`${id}/b.txt`)).data).toMatchObject({ size: 7, metadata: { n: 1 } })
  expect(refusal(await desk.copy(path, path, { destinationBucket: "shelf" }))).toBeNull()
  const options = {
    copyMetadata: false,
    metadata: { mimetype: "text/css", cacheControl: "max-age=9" },
  } as const
  expect(refusal(await desk.copy(path, `${id}/c.css`, options))).toBeNull()
  const { data: info } = await desk.info(`${id}/c.css`)
  expect(info).toMatchObject({ contentType: "text/css", cacheControl: "max-age=9", metadata: {} })
  await desk.remove([path])
  expect(await (await shelf.download(path)).data!.text()).toBe("content")
})

test("does not move or copy onto existing objects or from missing ones", async () => {
  const { desk, path, id } = await memberWithFile()
  await desk.upload(`${id}/taken.txt`, "taken")
  expect(refusal(await desk.move(path, `${id}/taken.txt`))).toBe(DUPLICATE)
  expect(refusal(await desk.copy(path, `${id}/taken.txt`))).toBe(DUPLICATE)
  expect(await (await desk.download(`${id}/taken.txt`)).data!.text()).toBe("taken")
  expect(refusal(await desk.move(`${id}/none`, `${id}/b`))).toBe(NO_OBJECT)
  expect(refusal(await desk.copy(`${id}/none`, `${id}/b`))).toBe(NO_OBJECT)
  expect(refusal(await desk.copy(path, path, { destinationBucket: "nowhere" }))).toBe(NO_BUCKET)
  expect(refusal(await desk.move(path, path, { destinationBucket: "nowhere" }))).toBe(NO_BUCKET)
})

test("members cannot move, copy or remove others' objects, nor write into their folders", async () => {
  const a = await memberWithFile()
  const b = await memberWithFile()
  expect(refusal(await b.desk.move(a.path, `${b.id}/stolen`))).toBe(NO_OBJECT)
  expect(refusal(await b.desk.copy(a.path, `${b.id}/stolen`))).toBe(NO_OBJECT)
  expect(refusal(await b.desk.move(b.path, `${a.id}/planted`))).toBe(DENIED)
  expect(refusal(await b.desk.copy(b.path, `${a.id}/planted`))).toBe(DENIED)
  expect(await b.desk.remove([a.path])).toEqual({ data: [], error: null })
  const anybody = visitor.from("desk")
  expect(refusal(await anybody.move(a.path, "x"))).toBe(NO_OBJECT)
  expect(refusal(await anybody.copy(a.path, "x"))).toBe(NO_OBJECT)
  expect(await anybody.remove([a.path])).toEqual({ data: [], error: null })
  expect(await (await a.desk.download(a.path)).data!.text()).toBe("content")
  expect(refusal(await service.from("desk").move(a.path, "moved by the service"))).toBeNull()
  const [row] = await sql("select owner_id from storage.objects where name = 'moved by the service'")
  expect(row).toEqual({ owner_id: a.id })
})

test("a member who can see but not change an object cannot move it", async () => {
  const { desk, path, id } = await memberWithFile()
  await sql(
    `create policy "all see" on storage.objects for select to authenticated using (bucket_id = 'desk')`,
  )
  const other = await member()
  expect(refusal(await other.storage.from("desk").move(path, `${other.id}/x`))).toBe(DENIED)
  expect(refusal(await other.storage.from("desk").copy(path, `${other.id}/x`))).toBeNull()
  expect(refusal(await desk.info(`${id}/a.txt`))).toBeNull()
  await sql(`drop policy "all see" on storage.objects`)
})

test("a bucket's limits also apply to moved and copied objects", async () => {
  const { desk, path, id } = await memberWithFile()
  const into = { destinationBucket: "images" }
  const asImage = { ...into, copyMetadata: false, metadata: { mimetype: "image/png" } } as const
  expect(refusal(await desk.move(path, `${id}/a.png`, into))).toBe("400 415 InvalidMimeType")
  expect(refusal(await desk.copy(path, `${id}/a.png`, into))).toBe("400 415 InvalidMimeType")
  expect(refusal(await desk.copy(path, `${id}/a.png`, asImage))).toBe("400 415 InvalidMimeType")
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(20)])
  await desk.upload(`${id}/big.png`, png, { contentType: "image/png" })
  expect(refusal(await desk.move(`${id}/big.png`, `${id}/big.png`, into))).toBe("400 413 EntityTooLarge")
  await desk.upload(`${id}/small.png`, png.subarray(0, 20), { contentType: "image/png" })
  expect(refusal(await desk.move(`${id}/small.png`, `${id}/small.png`, into))).toBeNull()
})

test("removes one object or many at once", async () => {
  const { desk, path, id, token } = await memberWithFile()
  await desk.upload(`${id}/b.txt`, "b")
  const { data } = await desk.remove([path, `${id}/b.txt`, `${id}/none`, "../x"])
  expect(data?.map(({ name }) => name).sort()).toEqual([path, `${id}/b.txt`].sort())
  expect(data?.[0]).toMatchObject({ bucket_id: "desk", owner_id: id, metadata: { size: expect.any(Number) } })
  expect(refusal(await desk.remove([]))).toBe("400 400 InvalidRequest")
  expect(refusal(await desk.remove(Array(1001).fill("a")))).toBe("400 400 InvalidRequest")
  expect(refusal(await desk.remove([{ path, versionId: "1" }]))).toBe("403 403 FeatureNotEnabled")
  const headers = { authorization: `Bearer ${token}` }
  await desk.upload(path, "again")
  const removed = await request(`object/desk/${path}`, { method: "DELETE", headers })
  expect([removed.status, await removed.json()]).toEqual([200, { message: "Successfully deleted" }])
  const gone = await request(`object/desk/${path}`, { method: "DELETE", headers })
  expect([gone.status, (await gone.json()).code]).toEqual([400, "NoSuchKey"])
})
