import { afterAll, expect, test, vi } from "vitest"
import {
  DENIED,
  DUPLICATE,
  NO_OBJECT,
  ownFolderPolicies,
  refusal,
  storageBackend,
} from "../testing/storage-backend.ts"

const { service, visitor, member, sql, request, close } = await storageBackend()
afterAll(close)
await service.createBucket("letters", { public: false, allowedMimeTypes: ["text/plain"] })
await sql(ownFolderPolicies("letters"))

async function memberWithLetter() {
  const who = await member()
  const letters = who.storage.from("letters")
  const path = `${who.id}/a letter (1).txt`
  await letters.upload(path, "dear you")
  return { ...who, letters, path }
}

async function read(address: string) {
  const response = await request(address, {}, null)
  return response.ok ? response.text() : `${response.status} ${(await response.json()).code}`
}

test("a signed URL works for anyone", async () => {
  const { letters, path } = await memberWithLetter()
  const { data } = await letters.createSignedUrl(path, 60, { download: "letter.txt" })
  const response = await request(data!.signedUrl, {}, null)
  expect([response.status, await response.text()]).toEqual([200, "dear you"])
  expect(response.headers.get("content-disposition")).toContain("filename=letter.txt;")
  expect(response.headers.get("cache-control")).toMatch(/^private, /)
  const head = await request(data!.signedUrl, { method: "HEAD" }, null)
  expect(head.headers.get("content-length")).toBe("8")
})

test("callers cannot sign objects they cannot see", async () => {
  const { path } = await memberWithLetter()
  for (const storage of [visitor, (await member()).storage]) {
    expect(refusal(await storage.from("letters").createSignedUrl(path, 60))).toBe(NO_OBJECT)
    const { data } = await storage.from("letters").createSignedUrls([path, "none"], 60)
    expect(data?.map(({ signedUrl, error }) => [signedUrl, error])).toEqual(
      Array(2).fill([null, "Either the object does not exist or you do not have access to it"]),
    )
  }
  expect(refusal(await service.from("letters").createSignedUrl("none.txt", 60))).toBe(NO_OBJECT)
})

test("signs many URLs at once", async () => {
  const { letters, path } = await memberWithLetter()
  const { data } = await letters.createSignedUrls([path, "none"], 60)
  expect(data?.map(({ path }) => path)).toEqual([path, "none"])
  expect(await read(data![0]!.signedUrl!)).toBe("dear you")
  expect(data![1]!.signedUrl).toBeNull()
})

test("a member's URL lives up to five minutes, the service's as long as requested", async () => {
  const { letters, path } = await memberWithLetter()
  const addresses = [letters, service.from("letters")].map(async from => {
    const one = await from.createSignedUrl(path, 86_400)
    const many = await from.createSignedUrls([path], 86_400)
    return [one.data!.signedUrl, many.data![0]!.signedUrl!]
  })
  const [members, services] = await Promise.all(addresses)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 })
  try {
    for (const address of members!) expect(await read(address)).toBe("400 InvalidJWT")
    for (const address of services!) expect(await read(address)).toBe("dear you")
  } finally {
    vi.useRealTimers()
  }
})

test("a URL expires when requested", async () => {
  const { letters, path } = await memberWithLetter()
  const { data } = await letters.createSignedUrl(path, 30)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 })
  try {
    expect(await read(data!.signedUrl)).toBe("dear you")
    vi.setSystemTime(Date.now() + 11_000)
    expect(await read(data!.signedUrl)).toBe("400 InvalidJWT")
  } finally {
    vi.useRealTimers()
  }
  for (const seconds of [0, -1, 1.5, "60", null, 2 ** 40]) {
    expect(refusal(await letters.createSignedUrl(path, seconds as number))).toBe("400 400 InvalidRequest")
  }
})

test("rejects a modified URL", async () => {
  const { letters, path } = await memberWithLetter()
  const other = await memberWithLetter()
  const { data } = await letters.createSignedUrl(path, 60)
  const url = new URL(data!.signedUrl)
  const token = url.searchParams.get("token")!
  const [head, body, signature] = token.split(".") as [string, string, string]
  const json = JSON.parse(Buffer.from(body, "base64url").toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const withToken = (changed: string) => `${url.origin}${url.pathname}?token=${changed}`
  const flipped = (signature[0] === "A" ? "B" : "A") + signature.slice(1)
  expect(await read(withToken(`${head}.${body}.${flipped}`))).toBe("400 InvalidJWT")
  expect(await read(withToken(`${head}.${encode({ ...json, exp: json.exp + 9999 })}.${signature}`))).toBe(
    "400 InvalidJWT",
  )
  expect(await read(withToken(`${encode({ alg: "none" })}.${body}.`))).toBe("400 InvalidJWT")
  expect(await read(withToken("x"))).toBe("400 InvalidJWT")
  expect(await read(`${url.origin}${url.pathname}`)).toBe("400 InvalidJWT")
  const elsewhere = url.pathname.replace(encodeURI(path), encodeURI(other.path))
  expect(await read(`${url.origin}${elsewhere}?token=${token}`)).toBe("400 InvalidSignature")
  expect(await read(withToken(other.token))).toBe("400 InvalidJWT")
})

test("an upload URL allows uploading that object on behalf of its signer", async () => {
  const { letters, id } = await memberWithLetter()
  const path = `${id}/by post.txt`
  const { data } = await letters.createSignedUploadUrl(path)
  const strangers = visitor.from("letters")
  const png = new Blob(["x"], { type: "image/png" })
  expect(refusal(await strangers.uploadToSignedUrl(path, data!.token, png))).toBe("400 415 InvalidMimeType")
  const elsewhere = await strangers.uploadToSignedUrl(`${id}/other.txt`, data!.token, "x")
  expect(refusal(elsewhere)).toBe("400 400 InvalidSignature")
  const letter = new Blob(["by post"], { type: "text/plain" })
  const sent = await strangers.uploadToSignedUrl(path, data!.token, letter, { metadata: { n: 1 } })
  expect(sent.data).toEqual({ path, fullPath: `letters/${path}` })
  expect(await (await letters.download(path)).data!.text()).toBe("by post")
  const [row] = await sql("select owner_id, user_metadata from storage.objects where name = $1", [path])
  expect(row).toEqual({ owner_id: id, user_metadata: { n: 1 } })
  expect(refusal(await strangers.uploadToSignedUrl(path, data!.token, "again", { upsert: true }))).toBe(
    DUPLICATE,
  )
  const again = await letters.createSignedUploadUrl(path, { upsert: true })
  expect(refusal(await strangers.uploadToSignedUrl(path, again.data!.token, "again"))).toBeNull()
})

test("upload URLs cannot be used for reading, nor download URLs for uploads", async () => {
  const { letters, path } = await memberWithLetter()
  const upload = await letters.createSignedUploadUrl(path, { upsert: true })
  const download = new URL((await letters.createSignedUrl(path, 60)).data!.signedUrl)
  expect(await read(`${download.origin}${download.pathname}?token=${upload.data!.token}`)).toBe(
    "400 InvalidJWT",
  )
  const token = download.searchParams.get("token")!
  expect(refusal(await visitor.from("letters").uploadToSignedUrl(path, token, "x"))).toBe(
    "400 400 InvalidJWT",
  )
})

test("upload URLs can only be signed by callers who may upload there", async () => {
  const { path, id } = await memberWithLetter()
  const other = (await member()).storage.from("letters")
  expect(refusal(await other.createSignedUploadUrl(`${id}/new.txt`))).toBe(DENIED)
  expect(refusal(await visitor.from("letters").createSignedUploadUrl(`${id}/new.txt`))).toBe(DENIED)
  expect(refusal(await other.createSignedUploadUrl(path, { upsert: true }))).toBe(DENIED)
  expect(refusal(await service.from("letters").createSignedUploadUrl(path))).toBe(DUPLICATE)
})
