import { afterAll, expect, test } from "vitest"
import { refusal, storageBackend } from "../testing/storage-backend.ts"

const MB = 1024 * 1024
const { service, request, close } = await storageBackend({ maxFileBytes: 6 * MB })
afterAll(close)
const IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]
await service.createBucket("any", { public: true })
await service.createBucket("images", { public: true, allowedMimeTypes: IMAGES, fileSizeLimit: 5 * MB })

const hex = (text: string) => Buffer.from(text, "hex")
const file = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map(part => Buffer.from(part as string)))
const PNG = hex("89504e470d0a1a0a0000000d49484452")
const JPEG = hex("ffd8ffe000104a464946000101000001")
const GIF = file("GIF89a", Buffer.alloc(10))
const WEBP = file("RIFF", Buffer.alloc(4), "WEBPVP8 ")
const AVIF = file(hex("0000001c"), "ftypavif", Buffer.alloc(8))
const ZIP = hex("504b0304140000000800000000000000")
const SCRIPT = "<script>alert(1)</script>"
const HTML = `<!doctype html>${SCRIPT}`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`
const TYPE = "400 415 InvalidMimeType"
const SIZE = "400 413 EntityTooLarge"

type Case = [
  what: string,
  type: string,
  content: string | Buffer,
  inImages: string | null,
  inAny: string | null,
]

const CORPUS: Case[] = [
  ["a PNG", "image/png", PNG, null, null],
  ["a JPEG", "image/jpeg", JPEG, null, null],
  ["a GIF", "image/gif", GIF, null, null],
  ["an old GIF", "image/gif", file("GIF87a", Buffer.alloc(10)), null, null],
  ["a WebP", "image/webp", WEBP, null, null],
  ["an AVIF", "image/avif", AVIF, null, null],
  ["a PNG with capitals in its type", "IMAGE/PNG", PNG, null, null],
  ["a PNG with a parameter", "image/png; charset=utf-8", PNG, null, null],
  ["a PNG called JPEG", "image/jpeg", PNG, TYPE, TYPE],
  ["a JPEG called PNG", "image/png", JPEG, TYPE, TYPE],
  ["a GIF called WebP", "image/webp", GIF, TYPE, TYPE],
  ["a WAV called WebP", "image/webp", file("RIFF", Buffer.alloc(4), "WAVEfmt "), TYPE, TYPE],
  ["a film called AVIF", "image/avif", file(hex("0000001c"), "ftypisom", Buffer.alloc(8)), TYPE, TYPE],
  ["HTML called PNG", "image/png", HTML, TYPE, TYPE],
  ["HTML called JPEG", "image/jpeg", HTML, TYPE, TYPE],
  ["HTML called GIF", "image/gif", HTML, TYPE, TYPE],
  ["HTML called WebP", "image/webp", HTML, TYPE, TYPE],
  ["HTML called AVIF", "image/avif", HTML, TYPE, TYPE],
  ["HTML called BMP", "image/bmp", HTML, TYPE, TYPE],
  ["HTML called TIFF", "image/tiff", HTML, TYPE, TYPE],
  ["HTML called icon", "image/x-icon", HTML, TYPE, TYPE],
  ["HTML called HEIC", "image/heic", HTML, TYPE, TYPE],
  ["HTML called PDF", "application/pdf", HTML, TYPE, TYPE],
  ["HTML", "text/html", HTML, TYPE, null],
  ["XHTML", "application/xhtml+xml", HTML, TYPE, null],
  ["an SVG with a script", "image/svg+xml", SVG, TYPE, null],
  ["an SVG called PNG", "image/png", SVG, TYPE, TYPE],
  ["XML", "text/xml", SVG, TYPE, null],
  ["JavaScript", "text/javascript", "alert(1)", TYPE, null],
  ["JavaScript called PNG", "image/png", "alert(1)", TYPE, TYPE],
  ["a PHP script called JPEG", "image/jpeg", "<?php system($_GET[0]);", TYPE, TYPE],
  ["a zip", "application/zip", ZIP, TYPE, null],
  ["a zip called PNG", "image/png", ZIP, TYPE, TYPE],
  ["a zip bomb's head called GIF", "image/gif", file(ZIP, Buffer.alloc(1000)), TYPE, TYPE],
  ["a program called PNG", "image/png", file("MZ", Buffer.alloc(100)), TYPE, TYPE],
  ["an ELF program called JPEG", "image/jpeg", file(hex("7f"), "ELF", Buffer.alloc(100)), TYPE, TYPE],
  ["a shell script called PNG", "image/png", "#!/bin/sh\nrm -rf /", TYPE, TYPE],
  ["a GIF that is also an archive", "image/gif", file(GIF, ZIP), null, null],
  ["a GIF that is also a script", "image/gif", file("GIF89a=1;alert(1)//"), null, null],
  ["a JPEG with HTML behind it", "image/jpeg", file(JPEG, HTML), null, null],
  ["a PNG with a place in it", "image/png", file(PNG, "eXIfGPSLatitude"), null, null],
  ["a PNG of 30000 by 30000", "image/png", file(PNG, hex("0000753000007530")), null, null],
  ["HTML with a PNG behind it", "image/png", file(HTML, PNG), TYPE, TYPE],
  ["a space before a GIF", "image/gif", file(" ", GIF), TYPE, TYPE],
  ["a byte order mark before HTML", "image/png", file(hex("efbbbf"), HTML), TYPE, TYPE],
  ["nothing called PNG", "image/png", "", TYPE, TYPE],
  ["one byte called PNG", "image/png", hex("89"), TYPE, TYPE],
  ["half a PNG signature", "image/png", PNG.subarray(0, 4), TYPE, TYPE],
  ["nothing called text", "text/plain", "", TYPE, null],
  ["a PDF", "application/pdf", "%PDF-1.7\n", TYPE, null],
  ["no known type", "application/octet-stream", HTML, TYPE, null],
  ["a type that is none", "png", PNG, TYPE, TYPE],
  ["a type with a line break", "image/png\\r\\nx: y", PNG, TYPE, TYPE],
  ["a wildcard as type", "image/*", PNG, TYPE, TYPE],
  ["an unknown image", "image/x-unknown", HTML, TYPE, null],
  ["exactly 5 MB", "image/png", file(PNG, Buffer.alloc(5 * MB - 16)), null, null],
  ["5 MB and a byte", "image/png", file(PNG, Buffer.alloc(5 * MB - 15)), SIZE, null],
  ["6 MB and a byte", "image/png", file(PNG, Buffer.alloc(6 * MB - 15)), SIZE, SIZE],
  ["7 MB of HTML called PNG", "image/png", file(HTML, Buffer.alloc(7 * MB)), TYPE, TYPE],
  ["a sound", "audio/mpeg", "ID3", TYPE, null],
]

test.each(CORPUS)("%s", async (what, type, content, inImages, inAny) => {
  for (const [bucket, expected] of [
    ["images", inImages],
    ["any", inAny],
  ] as const) {
    const bare = await service.from(bucket).upload(`bare/${what}`, content, { contentType: type })
    expect([bucket, refusal(bare)]).toEqual([bucket, expected])
    const form = new FormData()
    form.append("contentType", type)
    form.append("", new Blob([new Uint8Array(Buffer.from(content as string))]))
    const inForm = refusal(await service.from(bucket).upload(`form/${what}`, form))
    expect([bucket, inForm]).toEqual([bucket, expected])
    if (expected === null) await mustBeHarmless(bucket, `bare/${what}`)
  }
})

const MAY_BE_SHOWN = /^image\/(png|jpeg|gif|webp|avif|bmp)$/

async function mustBeHarmless(bucket: string, path: string) {
  const { headers, body } = await request(service.from(bucket).getPublicUrl(path).data.publicUrl, {}, null)
  await body?.cancel()
  const type = headers.get("content-type")!.split(";")[0]!.toLowerCase()
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'")
  expect(type).not.toMatch(/html/)
  if (!MAY_BE_SHOWN.test(type)) expect(headers.get("content-disposition")).toBe("attachment")
}

test("rejected uploads leave neither rows nor files", async () => {
  const names = (await service.from("images").listV2()).data!.objects.map(({ name }) => name)
  const kept = CORPUS.filter(([, , , inImages]) => inImages === null)
  expect(names.sort()).toEqual(kept.flatMap(([what]) => [`bare/${what}`, `form/${what}`]).sort())
})
