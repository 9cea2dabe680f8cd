import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { openStaticFiles } from "../files/static-files.ts"
import { sendRaw, serve } from "../testing/test-server.ts"
import { parseTarget } from "./request-path.ts"

async function serveBesideSecret() {
  const parent = mkdtempSync(join(tmpdir(), "path-tricks-"))
  const folder = join(parent, "client")
  mkdirSync(join(folder, "assets"), { recursive: true })
  mkdirSync(join(folder, ".git"))
  for (const name of ["assets/app.js", "assets/app.js.map", ".env", ".git/HEAD", "assets/app.js.br"]) {
    writeFileSync(join(folder, name), name.endsWith("app.js") ? "ok" : "SECRET")
  }
  writeFileSync(join(parent, "secret.txt"), "SECRET")
  const seen: string[] = []
  const site = await serve(
    request => {
      seen.push(new URL(request.url).pathname)
      return new Response("page", { status: 404 })
    },
    { files: await openStaticFiles(folder) },
  )
  return { site, seen, remove: () => rmSync(parent, { recursive: true }) }
}

const TRICKS = `
/../secret.txt /assets/../../secret.txt /assets/..%2f..%2fsecret.txt /%2e%2e/secret.txt /.%2e/secret.txt
/%2e%2e%2fsecret.txt /assets/%2e%2e/%2e%2e/secret.txt /..%5csecret.txt /..\\secret.txt /assets\\..\\..\\secret.txt
/%00 /assets/app.js%00.txt /secret.txt%00.js //evil.test/ //evil.test/%2e%2e ///etc/passwd /\\evil.test /%5cevil.test
/%zz /%e0%a4%a /%c0%ae%c0%ae/secret.txt /%ff /a%0d%0aSet-Cookie:x=1 /a%0aB /%7f /./a /a/. /a/.. /%2e /a/%2e/b
`
  .trim()
  .split(/\s+/)

test("rejects ambiguous paths before routing", async () => {
  const { remove, seen, site } = await serveBesideSecret()
  for (const trick of TRICKS) {
    const response = await sendRaw(
      site.port,
      `GET ${trick} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
    )
    expect([trick, response.slice(0, 12)]).toEqual([trick, "HTTP/1.1 400"])
    expect([trick, response]).not.toEqual([trick, expect.stringContaining("SECRET")])
  }
  expect(seen).toEqual([])
  await site.close()
  remove()
})

test("source maps, hidden files, folders and double encoding are not found", async () => {
  const { remove, site } = await serveBesideSecret()
  const paths =
    "/assets/app.js.map /.env /.git/HEAD /.git/config /assets/app.js.br /assets/ /assets / /assets/app.js/"
  const doubled =
    " /%252e%252e/secret.txt /assets/%252e%252e%252fsecret.txt /assets//app.js /secret.txt /_system/info"
  for (const path of (paths + doubled).split(" ")) {
    const response = await site.fetch(path)
    expect([path, response.status, response.text.includes("SECRET")]).toEqual([path, 404, false])
  }
  expect((await site.fetch("/assets/app.js")).text).toBe("ok")
  expect((await site.fetch("/assets/app%2ejs")).text).toBe("ok")
  await site.close()
  remove()
})

test("no accepted path leaves its folder or host", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    ".",
    "..",
    "%2e",
    "%2E",
    "%2f",
    "%5c",
    "\\",
    "%00",
    "a",
    "@",
    ":",
    "%25",
    "?",
    "#",
    ";",
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const target = parseTarget(`/${pieces.join("")}`)
      if (!("path" in target)) return
      const url = new URL(`http://site.test${target.path}${target.query}`)
      expect(url.host).toBe("site.test")
      expect(url.pathname).toBe(target.path)
    }),
    { numRuns: 5_000 },
  )
})

test("absolute-form targets work for our host only", async () => {
  const { remove, seen, site } = await serveBesideSecret()
  const ask = (target: string, host = "site.test") =>
    site.raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await ask("http://site.test/hello")).toContain("HTTP/1.1 404")
  expect(seen).toEqual(["/hello"])
  expect(await ask("http://evil.test/hello")).toContain("HTTP/1.1 421")
  expect(await ask("http://site.test/hello", "evil.test")).toContain("HTTP/1.1 404")
  expect(await ask("http://site.test@evil.test/")).toContain("HTTP/1.1 400")
  expect(await ask("hello")).toContain("HTTP/1.1 400")
  await site.close()
  remove()
})
