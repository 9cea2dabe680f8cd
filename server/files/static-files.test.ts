import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"
import { precompress } from "./precompress.ts"
import { openStaticFiles } from "./static-files.ts"

const SCRIPT = "export const breathe = 'in and out'\n".repeat(100)
const LAST_WEEK = new Date(Date.now() - 7 * 24 * 60 * 60_000)

async function serveFolder(extra: Record<string, string> = {}) {
  const parent = mkdtempSync(join(tmpdir(), "static-files-"))
  const folder = join(parent, "client")
  const files = { "assets/app-1a2b.js": SCRIPT, "logo.svg": "<svg/>", "note.txt": "0123456789", ...extra }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true })
    writeFileSync(join(folder, name), text)
    utimesSync(join(folder, name), LAST_WEEK, LAST_WEEK)
  }
  writeFileSync(join(parent, "secret.txt"), "SECRET")
  await precompress(folder)
  const site = await serve(() => new Response("page", { status: 404 }), {
    files: await openStaticFiles(folder),
  })
  return {
    ...site,
    folder,
    async close() {
      await site.close()
      rmSync(parent, { recursive: true })
    },
  }
}

test("hashed files are cached for a year, others for minutes, and images can be embedded by other sites", async () => {
  const site = await serveFolder()
  const script = await site.fetch("/assets/app-1a2b.js")
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  })
  // The headers about documents would be longer than many of the files.
  for (const name of [
    "permissions-policy",
    "cross-origin-opener-policy",
    "x-frame-options",
    "referrer-policy",
  ])
    expect([name, script.headers[name]]).toEqual([name, undefined])
  expect(script.rawHeaders.join("").length).toBeLessThan(600)
  const logo = await site.fetch("/logo.svg")
  expect(logo.headers["cross-origin-resource-policy"]).toBe("cross-origin")
  expect(logo.headers["cache-control"]).toBe("public, max-age=86400")
  expect((await site.fetch("/note.txt")).headers["cache-control"]).toBe("public, max-age=600")
  await site.close()
})

test("the latest build is always revalidated, the files of a build never change", async () => {
  const site = await serveFolder({ "builds/latest.json": "{}", "builds/meta/1a2b.json": "{}" })
  const cached = async (path: string) => (await site.fetch(path)).headers["cache-control"]
  expect(await cached("/builds/latest.json")).toBe("no-cache")
  expect(await cached("/builds/meta/1a2b.json")).toBe("public, max-age=31536000, immutable")
  await site.close()
})

test("sends compressed copies made at build time", async () => {
  const site = await serveFolder()
  const br = await site.fetch("/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip, deflate, br" } })
  const gzip = await site.fetch("/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip" } })
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"])
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
  expect(br.headers["content-length"]).toBe(String(statSync(join(site.folder, "assets/app-1a2b.js.br")).size))
  expect(br.headers.etag).not.toBe(gzip.headers.etag)
  expect(br.headers.vary).toBe("Accept-Encoding")
  await site.close()
})

test.each(["css", "html", "js", "json", "svg", "txt", "vtt", "webmanifest", "xml"])(
  "a .%s file has compressed copies",
  async extension => {
    const site = await serveFolder({ [`file.${extension}`]: SCRIPT })
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await site.fetch(`/file.${extension}`, { headers: { "accept-encoding": encoding } })
      expect(headers["content-encoding"]).toBe(encoding)
    }
    await site.close()
  },
)

test("does not send a compressed copy of an older build", async () => {
  const site = await serveFolder()
  utimesSync(join(site.folder, "assets/app-1a2b.js"), new Date(), new Date())
  const files = await openStaticFiles(site.folder)
  const later = await serve(() => new Response("page"), { files })
  const response = await later.fetch("/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } })
  expect(response.headers["content-encoding"]).toBeUndefined()
  await later.close()
  await site.close()
})

test("precompressing again writes nothing if nothing changed", async () => {
  const site = await serveFolder()
  expect(await precompress(site.folder)).toBe(0)
  writeFileSync(join(site.folder, "assets/new-9f.js"), SCRIPT)
  expect(await precompress(site.folder)).toBe(2)
  await site.close()
})

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=5-2", 200, "0123456789", undefined],
  ["bytes=0-1,4-5", 200, "0123456789", undefined],
  ["bytes=a-b", 200, "0123456789", undefined],
  ["bytes=-", 200, "0123456789", undefined],
  ["pages=1-2", 200, "0123456789", undefined],
])("a range %s returns %i", async (range, status, text, contentRange) => {
  const site = await serveFolder()
  const response = await site.fetch("/note.txt", { headers: { range, "accept-encoding": "br" } })
  expect([response.status, response.text, response.headers["content-range"]]).toEqual([
    status,
    text,
    contentRange,
  ])
  await site.close()
})

test("returns 304 for a cached file, and ranges only of the same version", async () => {
  const site = await serveFolder()
  const { headers } = await site.fetch("/note.txt")
  const etag = headers.etag!
  const modified = headers["last-modified"]!
  const ask = async (more: Record<string, string>) =>
    (await site.fetch("/note.txt", { headers: more })).status
  expect(await ask({ "if-none-match": etag })).toBe(304)
  expect(await ask({ "if-modified-since": modified })).toBe(304)
  expect(await ask({ "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).toBe(200)
  expect(await ask({ "if-none-match": '"other"', "if-modified-since": modified })).toBe(200)
  expect(await ask({ range: "bytes=0-1", "if-range": etag })).toBe(206)
  expect(await ask({ range: "bytes=0-1", "if-range": '"other"' })).toBe(200)
  const head = await site.fetch("/note.txt", { method: "HEAD" })
  expect([head.headers["content-length"], head.text]).toEqual(["10", ""])
  expect((await site.fetch("/note.txt", { method: "POST" })).status).toBe(405)
  await site.close()
})

test("a file too large for memory is streamed, whole or as a range", async () => {
  const large = "0123456789".repeat(80_000)
  const site = await serveFolder({ "film.mp4": large })
  expect((await site.fetch("/film.mp4")).text).toBe(large)
  const part = await site.fetch("/film.mp4", { headers: { range: "bytes=799995-" } })
  expect([part.status, part.text]).toEqual([206, "56789"])
  await site.close()
})
