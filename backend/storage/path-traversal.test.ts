import { afterAll, expect, test } from "vitest"
import { ownFolderPolicies, storageBackend } from "./testing/storage-backend.ts"

const { service, member, sql, request, close } = await storageBackend()
afterAll(close)
await service.createBucket("files", { public: false })
await service.createBucket("other", { public: false })
await sql(ownFolderPolicies("files"))
const a = await member()
const b = await member()
await b.storage.from("files").upload(`${b.id}/secret.txt`, "secret")

const headers = { authorization: `Bearer ${a.token}`, "content-type": "text/plain" }

async function statusOf(path: string, init: RequestInit) {
  const response = await request(path, { ...init, headers })
  const body = response.ok ? null : await response.json()
  return body ? `${response.status} ${body.statusCode} ${body.code}` : "200"
}

const DENIED = "400 403 AccessDenied"
const INVALID = "400 400 InvalidKey"
const NO_OBJECT = "400 404 NoSuchKey"
const NO_BUCKET = "400 404 NoSuchBucket"
const long = (length: number) => "x".repeat(length)

// Paths after the bucket; {a} is the member's own folder, {b} another member's.
const TRICKS: [what: string, path: string, upload: string, read: string][] = [
  ["a plain name", "{a}/plain.txt", "200", "200"],
  ["a dot segment back into the own folder", "{a}/x/../back.txt", "200", "200"],
  ["a dot segment into another's folder", "{a}/../{b}/secret.txt", DENIED, NO_OBJECT],
  ["an encoded dot segment", "{a}/%2e%2e/{b}/secret.txt", DENIED, NO_OBJECT],
  ["an encoded slash and dots", "{a}%2f..%2f{b}/secret.txt", INVALID, INVALID],
  ["an encoded slash", "{a}%2fencoded.txt", "200", "200"],
  ["dots encoded twice", "{a}/%252e%252e/{b}/secret.txt", INVALID, INVALID],
  ["a slash encoded twice", "{a}%252f..%252f{b}/secret.txt", INVALID, INVALID],
  ["one dot, encoded with its slash", "{a}%2f.%2fx.txt", INVALID, INVALID],
  ["more dots than a segment has", "{a}/.../x.txt", "200", "200"],
  ["a hidden file", "{a}/.env", "200", "200"],
  ["two slashes", "{a}//x.txt", INVALID, INVALID],
  ["a slash in front", "/{a}/x.txt", INVALID, INVALID],
  ["a slash at the end", "{a}/x.txt/", INVALID, INVALID],
  ["nothing but the folder", "{a}/", INVALID, INVALID],
  ["nothing at all", "", INVALID, INVALID],
  ["a backslash", "{a}%5c..%5c{b}%5csecret.txt", INVALID, INVALID],
  ["a NUL", "{a}/x%00.txt", INVALID, INVALID],
  ["a line break", "{a}/x%0d%0ay.txt", INVALID, INVALID],
  ["a tab", "{a}/x%09.txt", INVALID, INVALID],
  ["a delete character", "{a}/x%7f.txt", INVALID, INVALID],
  ["right to left", "{a}/x%e2%80%aegnp.exe", INVALID, INVALID],
  ["letters of other languages", "{a}/h%c3%a9llo.txt", INVALID, INVALID],
  ["an overlong dot", "{a}/%c0%ae%c0%ae/x", INVALID, INVALID],
  ["half a percent sign", "{a}/100%.txt", INVALID, INVALID],
  ["a full-width slash", "{a}/%ef%bc%8fx", INVALID, INVALID],
  ["a tilde", "{a}/~x", INVALID, INVALID],
  ["brackets", "{a}/[x]", INVALID, INVALID],
  ["a hash", "{a}/x%23y", INVALID, INVALID],
  ["a pipe", "{a}/x%7cy", INVALID, INVALID],
  ["every other character that is allowed", "{a}/!-_.*'() &$@=;:+,%3fz", "200", "200"],
  ["a space at the end", "{a}/x%20", INVALID, INVALID],
  ["a colon of Windows", "{a}/C:x", "200", "200"],
  ["a device of Windows", "{a}/CON", "200", "200"],
  ["300 characters", `{a}/${long(300)}`, "200", "200"],
  ["1024 characters", `{a}/${long(1024 - 37)}`, "200", "200"],
  ["1025 characters", `{a}/${long(1025 - 37)}`, INVALID, INVALID],
  ["7000 characters", `{a}/${long(7000)}`, INVALID, INVALID],
  ["another's folder", "{b}/secret.txt", DENIED, NO_OBJECT],
  ["another's folder in capitals", "{B}/secret.txt", DENIED, NO_OBJECT],
  ["the own folder in capitals", "{A}/x.txt", DENIED, NO_OBJECT],
  ["no folder", "x.txt", DENIED, NO_OBJECT],
  ["wildcards of SQL", "%25/secret.txt", INVALID, INVALID],
  ["a quote", "{a}/x'; drop table storage.objects", "200", "200"],
]

function filled(path: string) {
  const ids: Record<string, string> = { a: a.id, b: b.id, A: a.id.toUpperCase(), B: b.id.toUpperCase() }
  return path.replace(/\{(\w)\}/g, (_, who: string) => ids[who]!)
}

test.each(TRICKS)("a path with %s", async (_what, path, upload, read) => {
  const full = `object/files/${filled(path)}`
  expect(await statusOf(full, { method: "POST", body: "content" })).toBe(upload)
  expect(await statusOf(full, { method: "GET" })).toBe(read)
})

test("keys are case-sensitive", async () => {
  const files = a.storage.from("files")
  await files.upload(`${a.id}/Case.txt`, "upper")
  await files.upload(`${a.id}/case.txt`, "lower")
  expect(await (await files.download(`${a.id}/Case.txt`)).data!.text()).toBe("upper")
  expect(await (await files.download(`${a.id}/case.txt`)).data!.text()).toBe("lower")
})

test.each([
  ["dots", "object/%2e%2e%2ffiles/x.txt", NO_BUCKET],
  ["another case", "object/FILES/x.txt", NO_BUCKET],
  ["an encoded slash", "object/files%2fx/y.txt", NO_BUCKET],
  ["a NUL", "object/files%00/y.txt", "400 400 InvalidRequest"],
  ["bad encoding", "object/%zz/y.txt", INVALID],
  ["a bucket without policies", `object/other/${a.id}/x.txt`, DENIED],
])("a bucket with %s", async (_what, path, status) => {
  expect(await statusOf(path, { method: "POST", body: "x" })).toBe(status)
})

test("names in a body follow the same rules", async () => {
  const files = a.storage.from("files")
  await files.upload(`${a.id}/source.txt`, "x")
  for (const name of [
    "../x",
    `${a.id}/../${b.id}/x`,
    `${a.id}//x`,
    `${a.id}/x\\y`,
    `${a.id}/x%2e`,
    "",
    "a\0",
  ]) {
    for (const call of [files.move(`${a.id}/source.txt`, name), files.copy(`${a.id}/source.txt`, name)]) {
      expect([name, (await call).error]).toEqual([
        name,
        expect.objectContaining({ status: 400, statusCode: "400" }),
      ])
    }
  }
  const { data } = await files.createSignedUrls([`${a.id}/../${b.id}/secret.txt`, `${b.id}/secret.txt`], 60)
  expect(data?.map(({ signedUrl }) => signedUrl)).toEqual([null, null])
  expect((await files.list(`../${b.id}`)).data).toEqual([])
  expect((await files.list(b.id)).data).toEqual([])
})

test("after all attempts only the member's own folder has new objects", async () => {
  const rows = await sql<{ name: string }>("select name from storage.objects where owner_id = $1", [a.id])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ name }) => !name.startsWith(`${a.id}/`))).toEqual([])
})
