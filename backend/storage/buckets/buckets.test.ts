import { afterAll, expect, test } from "vitest"
import { NO_BUCKET, refusal, storageBackend } from "../testing/storage-backend.ts"

const { service, visitor, member, sql, request, secretKey, close } = await storageBackend()
afterAll(close)

test("a bucket can be created, read, listed, changed, emptied and deleted", async () => {
  const made = await service.createBucket("photos", {
    public: false,
    fileSizeLimit: "1MB",
    allowedMimeTypes: ["image/*", "text/plain"],
  })
  expect(made).toEqual({ data: { name: "photos" }, error: null })
  expect((await service.getBucket("photos")).data).toEqual({
    id: "photos",
    name: "photos",
    owner: "",
    public: false,
    type: "STANDARD",
    file_size_limit: 1_000_000,
    allowed_mime_types: ["image/*", "text/plain"],
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updated_at: expect.any(String),
  })
  const updated = await service.updateBucket("photos", { public: true, allowedMimeTypes: null })
  expect(updated.data).toEqual({ message: "Successfully updated" })
  expect((await service.getBucket("photos")).data).toMatchObject({
    public: true,
    file_size_limit: 1_000_000,
    allowed_mime_types: null,
  })
  await service.from("photos").upload("a.txt", "a")
  expect(refusal(await service.deleteBucket("photos"))).toBe("400 409 ResourceNotEmpty")
  expect((await service.emptyBucket("photos")).data).toEqual({ message: "Successfully emptied" })
  expect((await service.deleteBucket("photos")).data).toEqual({ message: "Successfully deleted" })
  expect(refusal(await service.getBucket("photos"))).toBe(NO_BUCKET)
})

test("without a policy only the service sees, creates, changes or deletes buckets", async () => {
  await service.createBucket("hidden", { public: true })
  await service.from("hidden").upload("a.txt", "a")
  for (const storage of [visitor, (await member()).storage]) {
    expect(refusal(await storage.createBucket("mine"))).toBe("400 403 AccessDenied")
    expect(refusal(await storage.getBucket("hidden"))).toBe(NO_BUCKET)
    expect(await storage.listBuckets()).toEqual({ data: [], error: null })
    expect(refusal(await storage.updateBucket("hidden", { public: false }))).toBe(NO_BUCKET)
    expect(refusal(await storage.emptyBucket("hidden"))).toBe(NO_BUCKET)
    expect(refusal(await storage.deleteBucket("hidden"))).toBe(NO_BUCKET)
  }
  expect(await sql("select public from storage.buckets where id = 'hidden'")).toEqual([{ public: true }])
  expect(await sql("select name from storage.objects where bucket_id = 'hidden'")).toHaveLength(1)
})

test("a policy can let members create buckets, which they then own", async () => {
  await sql(`create policy "members add" on storage.buckets for insert to authenticated
      with check (owner_id = (select auth.uid())::text);
    create policy "members see theirs" on storage.buckets for select to authenticated
      using (owner_id = (select auth.uid())::text)`)
  const a = await member()
  const b = await member()
  expect(refusal(await a.storage.createBucket("of-a"))).toBeNull()
  expect((await a.storage.getBucket("of-a")).data?.owner).toBe(a.id)
  expect(refusal(await b.storage.getBucket("of-a"))).toBe(NO_BUCKET)
})

test("a caller who may not delete every object of a bucket empties nothing", async () => {
  await service.createBucket("shared")
  const a = await member()
  await sql(`create policy "see shared" on storage.buckets for select to authenticated using (id = 'shared');
    create policy "delete own" on storage.objects for delete to authenticated using (owner_id = (select auth.uid())::text);
    create policy "see all" on storage.objects for select to authenticated using (bucket_id = 'shared');
    create policy "add all" on storage.objects for insert to authenticated with check (bucket_id = 'shared')`)
  await a.storage.from("shared").upload("mine.txt", "x")
  await service.from("shared").upload("theirs.txt", "x")
  expect(refusal(await a.storage.emptyBucket("shared"))).toBe("400 403 AccessDenied")
  expect((await service.from("shared").list()).data).toHaveLength(2)
  await service.from("shared").remove(["theirs.txt"])
  expect(refusal(await a.storage.emptyBucket("shared"))).toBeNull()
})

test("buckets can be paged, searched and sorted", async () => {
  for (const id of ["zz-1", "zz-2", "zz-3"]) await service.createBucket(id)
  const options = { search: "ZZ", sortColumn: "name", sortOrder: "desc", limit: 2, offset: 1 } as const
  expect((await service.listBuckets(options)).data?.map(({ id }) => id)).toEqual(["zz-2", "zz-1"])
})

const create = (body: unknown) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
})

test.each([
  ["a name that is taken", create({ name: "zz-1" }), "BucketAlreadyExists"],
  ["a slash", create({ name: "a/b" }), "InvalidBucketName"],
  ["dots", create({ name: ".." }), "InvalidBucketName"],
  ["nothing", create({ name: "" }), "InvalidBucketName"],
  ["a space at the end", create({ name: "a " }), "InvalidBucketName"],
  ["101 characters", create({ name: "a".repeat(101) }), "InvalidBucketName"],
  ["no name", create({}), "InvalidRequest"],
  ["a number as name", create({ name: 7 }), "InvalidRequest"],
  ["a size nobody understands", create({ name: "s", file_size_limit: "7 miles" }), "InvalidRequest"],
  ["a size below zero", create({ name: "s", file_size_limit: -1 }), "InvalidRequest"],
  ["a size above the limit of all", create({ name: "s", file_size_limit: "51GB" }), "EntityTooLarge"],
  ["a type that is none", create({ name: "s", allowed_mime_types: ["png"] }), "InvalidMimeType"],
  ["another kind", create({ name: "s", type: "ANALYTICS" }), "FeatureNotEnabled"],
  ["no JSON", { method: "POST", body: "{" }, "InvalidRequest"],
  ["a list", { method: "POST", body: "[]" }, "InvalidRequest"],
  ["2 MB", { method: "POST", body: "x".repeat(2_000_000) }, "EntityTooLarge"],
])("rejects a bucket with %s", async (_what, init, code) => {
  await service.createBucket("zz-1")
  const response = await request("bucket", init, secretKey)
  expect([response.ok, (await response.json()).code]).toEqual([false, code])
})
