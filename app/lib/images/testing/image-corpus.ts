import { crc32, deflateSync, gzipSync } from "node:zlib"
import sharp, { type Sharp } from "sharp"

const MB = 1024 * 1024
const SCRIPT = "<script>alert(1)</script>"
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
const ZIP = Buffer.concat([
  Buffer.from("PK\x03\x04\x14\0\0\0\x08\0"),
  Buffer.alloc(80, "META-INF/MANIFEST.MF "),
])
const PNG_START = bytes("\x89PNG\r\n\x1a\n")

function bytes(latin1: string) {
  return Buffer.from(latin1, "latin1")
}

function plain(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 60, alpha: 0.5 } } })
}

/** Noise does not compress, so half of the file is half of the pixels. */
function noise(width = 64, height = 48): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: "black", noise } })
}

async function animated() {
  const colors = ["red", "green", "blue"]
  const made = colors.map(background =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(made), { join: { animated: true } })
}

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([bytes(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose header claims any size. */
function pngHeader(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const content = deflateSync(Buffer.alloc(MB))
  const parts = [chunk("IHDR", header), chunk("IDAT", content), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([PNG_START, ...parts])
}

function withComment(png: Buffer) {
  const comment = chunk("tEXt", bytes(`Comment\0GPS ${SCRIPT}`))
  return Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)])
}

const png = await noise().png().toBuffer()
const jpeg = await noise().jpeg().toBuffer()
const webp = await noise().webp().toBuffer()
const gif = await noise().gif().toBuffer()
const avif = await noise().avif({ effort: 0 }).toBuffer()
const GPS = { IFD0: { Copyright: "GPS-SECRET" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }
const withLocation = await noise().withExif(GPS).jpeg().toBuffer()
const half = (file: Buffer) => file.subarray(0, file.length >> 1)
const and = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map(part => Buffer.from(part)))

function patched(file: Buffer, at: number, values: number[]) {
  const copy = Buffer.from(file)
  copy.set(values, at)
  return copy
}

const jpegSize = jpeg.indexOf(bytes("\xff\xc0")) + 5

/** Uploads, from normal to malicious, grouped by the expected result. */
export const CORPUS: Record<string, Record<string, Buffer>> = {
  ok: {
    "a PNG": png,
    "a PNG with transparency": await plain(9, 9, 4).png().toBuffer(),
    "a gray PNG": await noise().grayscale().png().toBuffer(),
    "a PNG of 16 bits": await noise().toColourspace("rgb16").png().toBuffer(),
    "a PNG with a palette": await noise().png({ palette: true }).toBuffer(),
    "an interlaced PNG": await noise().png({ progressive: true }).toBuffer(),
    "a PNG of one pixel": await noise(1, 1).png().toBuffer(),
    "a PNG with a comment": withComment(png),
    "a PNG with a color profile": await noise().withIccProfile("p3").png().toBuffer(),
    "a JPEG": jpeg,
    "a progressive JPEG": await noise().jpeg({ progressive: true }).toBuffer(),
    "a gray JPEG": await noise().grayscale().jpeg().toBuffer(),
    "a JPEG for print": await noise().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
    "a JPEG with a GPS location": withLocation,
    "a JPEG with XMP": await noise()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">GPS ${SCRIPT}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    "a JPEG that is also a ZIP": and(jpeg, ZIP),
    "a JPEG of exactly 5 MB": and(jpeg, Buffer.alloc(5 * MB - jpeg.length)),
    "a WebP": webp,
    "a lossless WebP": await noise().webp({ lossless: true }).toBuffer(),
    "an animated WebP": await (await animated()).webp().toBuffer(),
    "a GIF": gif,
    "an animated GIF": await (await animated()).gif().toBuffer(),
    "a GIF that is also a JAR": and(gif, ZIP),
    "a PNG followed by HTML": and(png, SCRIPT),
    "an AVIF": avif,
    "25 megapixels": await plain(5000, 5000).png().toBuffer(),
  },
  empty: { "no bytes": Buffer.alloc(0) },
  "too-large": {
    "5 MB plus one byte": and(jpeg, Buffer.alloc(5 * MB - jpeg.length + 1)),
    "6 MB of zeros": Buffer.alloc(6 * MB),
  },
  "not-a-picture": {
    "one byte": bytes("\x89"),
    "an SVG": bytes(SVG),
    "an SVG after an XML prolog": bytes(`<?xml version="1.0"?>\n<!DOCTYPE svg>${SVG}`),
    "an SVG after a byte order mark": Buffer.from(`\ufeff${SVG}`),
    "a compressed SVG": gzipSync(SVG),
    "an HTML page named .png": bytes(`<!doctype html>${SCRIPT}`),
    "an HTML page with a PNG inside": and("<!doctype html>", png),
    "a PNG after a line break": and("\n", png),
    "a ZIP": ZIP,
    "a ZIP of ZIPs": and(ZIP, ZIP, ZIP),
    "a GZIP of zeros": gzipSync(Buffer.alloc(4 * MB)),
    "a PDF": bytes("%PDF-1.7\n"),
    "a TIFF": await noise().tiff().toBuffer(),
    "a BMP": bytes("BM\x46\0\0\0\0\0\0\0\x36\0\0\0"),
    "an icon": bytes("\0\0\x01\0\x01\0\x10\x10"),
    "a HEIC": bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "a video": bytes("\0\0\0\x18ftypmp42\0\0\0\0isommp42"),
    "an audio file": bytes("RIFF\x24\0\0\0WAVEfmt "),
    "a JPEG XL": bytes("\xff\x0a\xfa\x1f"),
    "a JPEG 2000": bytes("\0\0\0\x0cjP  \r\n\x87\n"),
    "a Windows program": bytes("MZ\x90\0"),
    "a Linux program": bytes("\x7fELF\x02\x01\x01"),
    WebAssembly: bytes("\0asm\x01\0\0\0"),
    "a PostScript": bytes("%!PS-Adobe-3.0 EPSF"),
    "a portable pixmap": bytes("P6 1 1 255 \0\0\0"),
    text: bytes("hello"),
    "only zeros": Buffer.alloc(1000),
  },
  "too-many-pixels": {
    "a PNG of 30,000 by 30,000": pngHeader(30_000, 30_000),
    "a PNG of extreme width": pngHeader(1_000_000, 1_000),
    "a JPEG of 65,500 by 65,500": patched(jpeg, jpegSize, [0xff, 0xdc, 0xff, 0xdc]),
    "one column of pixels too many": await plain(5001, 5000).png().toBuffer(),
  },
  damaged: {
    "half a PNG": half(png),
    "half a JPEG": half(jpeg),
    "half a WebP": half(webp),
    "half a GIF": half(gif),
    "half an AVIF": half(avif),
    "only the signature of a PNG": PNG_START,
    "only the signature of a JPEG": bytes("\xff\xd8\xff"),
    "only the signature of a GIF": bytes("GIF89a"),
    "only the signature of a WebP": bytes("RIFF\x24\0\0\0WEBP"),
    "only the signature of an AVIF": bytes("\0\0\0\x18ftypavif\0\0\0\0mif1avif"),
    "a script with the signature of a GIF": bytes("GIF89a<?php system($_GET[0]); ?>"),
    "an HTML page with the signature of a JPEG": bytes(`\xff\xd8\xff<!doctype html>${SCRIPT}`),
    "a PNG without a size": pngHeader(0, 0),
    "a PNG with corrupted data": patched(png, png.length - 60, Array(30).fill(7)),
  },
}
