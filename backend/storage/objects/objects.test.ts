import { Readable } from "node:stream"
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

const { service, visitor, member, sql, close } = await storageBackend()
afterAll(close)
await service.createBucket("files", { public: false })
await sql(ownFolderPolicies("files"))
const files = service.from("files")

const form = new FormData()
form.append("cacheControl", "7")
form.append("", new File(["content"], "name.txt", { type: "text/plain" }))

test.each([
  ["a string", () => "content", "text/plain;charset=UTF-8"],
  ["a Blob", () => new Blob(["content"], { type: "text/csv" }), "text/csv"],
  ["a File", () => new File(["content"], "c.md", { type: "text/markdown" }), "text/markdown"],
  ["a Buffer", () => Buffer.from("content"), "text/plain;charset=UTF-8"],
  ["bytes", () => new TextEncoder().encode("content"), "text/plain;charset=UTF-8"],
  ["an ArrayBuffer", () => new TextEncoder().encode("content").buffer, "text/plain;charset=UTF-8"],
  ["a form", () => form, "text/plain"],
  ["a web stream", () => new Blob(["content"]).stream(), "text/plain;charset=UTF-8"],
  [
    "a Node stream",
    () => Readable.from([Buffer.from("con"), Buffer.from("tent")]),
    "text/plain;charset=UTF-8",
  ],
  ["a Blob without a type", () => new Blob(["content"]), "application/octet-stream"],
])("uploads and returns %s unchanged", async (what, body, type) => {
  const path = `kinds/${what}`
  const { data, error } = await files.upload(path, body())
  expect(error).toBeNull()
  expect(data).toEqual({ path, id: expect.stringMatching(/^[0-9a-f-]{36}$/), fullPath: `files/${path}` })
  expect(await (await files.download(path)).data!.text()).toBe("content")
  const { data: info } = await files.info(path)
  expect(info).toMatchObject({ id: data!.id, name: path, size: 7, contentType: type, bucketId: "files" })
})

test("stores type, cache control and metadata of an upload, by form and by header", async () => {
  const options = { contentType: "text/html", cacheControl: "60", metadata: { from: "me", n: [1] } }
  for (const [path, body] of [
    ["said/form", new Blob(["<p>"], { type: "text/html" })],
    ["said/header", "<p>"],
  ] as const) {
    await files.upload(path, body, options)
    expect((await files.info(path)).data).toMatchObject({
      contentType: "text/html",
      cacheControl: "max-age=60",
      metadata: { from: "me", n: [1] },
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
  }
  const [row] = await sql("select * from storage.objects where name = 'said/form'")
  expect(row).toMatchObject({
    path_tokens: ["said", "form"],
    user_metadata: { from: "me", n: [1] },
    metadata: { size: 3, contentLength: 3, mimetype: "text/html", httpStatusCode: 200 },
  })
})

test("a second upload needs upsert, and then replaces content and metadata", async () => {
  const first = await files.upload("twice.txt", "one", { metadata: { n: 1 } })
  expect(refusal(await files.upload("twice.txt", "two"))).toBe(DUPLICATE)
  expect(await (await files.download("twice.txt")).data!.text()).toBe("one")
  const second = await files.upload("twice.txt", new Blob(["two"], { type: "text/css" }), { upsert: true })
  expect(second.data!.id).toBe(first.data!.id)
  expect(await (await files.download("twice.txt")).data!.text()).toBe("two")
  await files.update("twice.txt", "three")
  expect(await (await files.download("twice.txt")).data!.text()).toBe("three")
  expect((await files.info("twice.txt")).data).toMatchObject({ size: 5, metadata: {} })
})

test("members write, read and replace only in their own folder", async () => {
  const [a, b] = [await member(), await member()]
  const path = `${a.id}/diary.txt`
  const from = (who: { storage: typeof visitor }) => who.storage.from("files")
  expect(refusal(await from(a).upload(path, "mine"))).toBeNull()
  expect(refusal(await from(a).upload(path, "mine again", { upsert: true }))).toBeNull()
  expect(await (await from(a).download(path)).data!.text()).toBe("mine again")
  const [row] = await sql("select owner, owner_id from storage.objects where name = $1", [path])
  expect(row).toEqual({ owner: a.id, owner_id: a.id })
  for (const other of [b, { storage: visitor }]) {
    expect(refusal(await from(other).upload(`${a.id}/evil.txt`, "x"))).toBe(DENIED)
    expect(refusal(await from(other).upload(path, "x", { upsert: true }))).toBe(DENIED)
    expect(refusal(await from(other).update(path, "x"))).toBe(DENIED)
    expect(refusal(await from(other).download(path))).toBe(NO_OBJECT)
    expect(refusal(await from(other).info(path))).toBe(NO_OBJECT)
    expect((await from(other).exists(path)).data).toBe(false)
  }
  expect((await from(a).exists(path)).data).toBe(true)
  expect((await files.exists(path)).data).toBe(true)
  expect(await (await files.download(path)).data!.text()).toBe("mine again")
})

test("rejects an upload before reading its content", async () => {
  let wasRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        wasRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  expect(refusal(await visitor.from("files").upload("x.txt", body))).toBe(DENIED)
  expect(wasRead).toBe(false)
})

test("rejects uploads, lists and downloads in a missing bucket", async () => {
  const nowhere = service.from("nowhere")
  expect(refusal(await nowhere.upload("a.txt", "a"))).toBe(NO_BUCKET)
  expect(refusal(await nowhere.download("a.txt"))).toBe(NO_BUCKET)
  expect(refusal(await nowhere.createSignedUploadUrl("a.txt"))).toBe(NO_BUCKET)
  expect(await nowhere.list()).toEqual({ data: [], error: null })
})

test("size limit and type list apply to everyone, including the service", async () => {
  await service.createBucket("small", { public: false, fileSizeLimit: 10, allowedMimeTypes: ["text/*"] })
  const small = service.from("small")
  expect(refusal(await small.upload("fits.txt", "0123456789"))).toBeNull()
  expect(refusal(await small.upload("over.txt", "0123456789a"))).toBe("400 413 EntityTooLarge")
  expect(refusal(await small.upload("over.csv", new Blob(["0123456789a"], { type: "text/csv" })))).toBe(
    "400 413 EntityTooLarge",
  )
  const json = { contentType: "application/json" }
  expect(refusal(await small.upload("a.json", "{}", json))).toBe("400 415 InvalidMimeType")
  expect((await small.list()).data?.map(({ name }) => name)).toEqual(["fits.txt"])
})
