import sharp from "sharp"
import { expect, test } from "vitest"
import { pdfFonts } from "#app/lib/pdf/pdf-fonts.server.ts"
import { setLine } from "#app/lib/pdf/set-line.server.ts"
import { actualTexts, pdfText } from "#tests/support/pdf-text.ts"
import type { Card } from "./card.ts"
import { sheetPdf } from "./sheet-pdf.server.ts"
import { bakeCredential, pngOf } from "./sheet-png.server.ts"
import { sheetSvg } from "./sheet-svg.server.ts"
import { sheetText } from "./sheet-text.server.ts"

const CARD: Card = {
  id: "0123456789abcdef0123456789abcdef",
  name: "Ana María Ruiz",
  course: "Overdose response basics",
  courseSlug: "overdose-response-basics",
  criteria: "Passed the test with 80% or more and every life-saving question right.",
  issuedAt: "2026-06-02T12:00:00Z",
  expiresAt: "2028-06-02T12:00:00Z",
  statusNumber: 7,
  status: "valid",
  reason: null,
  replaces: null,
  replacedBy: null,
  isErased: false,
  canRenew: false,
}

function sheet(changes: Partial<Card> = {}) {
  const url = `https://site.example/certificate/${CARD.id}`
  return { card: { ...CARD, ...changes }, issuer: "Open Airway", url, now: Date.parse("2026-07-01") }
}

test("the document is tagged, says its language and title, and runs nothing", async () => {
  const pdf = await sheetPdf(sheet())
  const source = pdf.toString("latin1")
  for (const part of [
    "/StructTreeRoot",
    "/MarkInfo",
    "/Marked true",
    "/Lang (en-US)",
    "/DisplayDocTitle true",
    "/S /H1",
    "/S /Figure",
  ]) {
    expect(source).toContain(part)
  }
  expect(source).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/)
  const text = pdfText(pdf)
  for (const words of [
    "Ana María Ruiz",
    "Overdose response basics",
    "Issued June 2, 2026, good until June 2, 2028",
  ]) {
    expect(text).toContain(words)
  }
})

test.each([
  ["Cyrillic", "Олена Шевченко"],
  ["Greek", "Ελένη Παπαδοπούλου"],
  ["Vietnamese", "Nguyễn Thị Hồng"],
  ["Chinese", "王小明"],
  ["Korean", "김민수"],
  ["Japanese", "さくら"],
])("a name in %s can be read and copied", async (_script, name) => {
  expect(pdfText(await sheetPdf(sheet({ name })))).toContain(name.normalize("NFC"))
})

test.each([
  ["Arabic", "محمد علي", "دمحم"],
  ["Hebrew", "דוד כהן", "דוד"],
])("a name in %s is drawn from right to left and read in its own order", async (_script, name, firstWord) => {
  const pdf = await sheetPdf(sheet({ name }))
  const line = pdfText(pdf)
    .split("\n")
    .find(text => text.includes(firstWord))
  expect(line?.endsWith(firstWord)).toBe(true)
  expect(pdf.includes(Buffer.from(name, "utf16le").swap16())).toBe(true)
})

test.each([
  ["Adlam", "𞤀𞤣𞤢𞤥"],
  ["Amharic", "አበበ ቢቂላ"],
  ["Armenian", "Արամ Խաչատրյան"],
  ["Bengali", "নির্মলেন্দু চট্টোপাধ্যায়"],
  ["Burmese", "အောင်ဆန်း စုကြည်"],
  ["Cherokee", "ᏍᏏᏉᏯ"],
  ["Devanagari", "प्रिया शर्मा"],
  ["Georgian", "ნინო ბერიძე"],
  ["Gujarati", "નરેન્દ્ર શ્રીમાળી"],
  ["Inuktitut", "ᐃᓄᒃᑎᑐᑦ"],
  ["Kannada", "ಶ್ರೀನಿವಾಸ್ ಕೃಷ್ಣಮೂರ್ತಿ"],
  ["Khmer", "សុខា ស្រីមុំ"],
  ["Lao", "ສົມສັກ ພົມມະຈັນ"],
  ["Malayalam", "ശ്രീകൃഷ്ണൻ നമ്പൂതിരി"],
  ["Punjabi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"],
  ["Sinhala", "ශ්‍රී ප්‍රේමදාස"],
  ["Syriac", "ܝܘܚܢܢ ܒܪ ܙܟܪܝܐ"],
  ["Tamil", "முத்துக்குமார் சுப்பிரமணியன்"],
  ["Telugu", "శ్రీనివాస్ రెడ్డి"],
  ["Thaana", "މުހައްމަދު އަލީ"],
  ["Thai", "น้ำเพชร ใจดี"],
  ["Tibetan", "བསྟན་འཛིན་རྒྱ་མཚོ"],
])("a name in %s is drawn without missing glyphs", async (_script, name) => {
  const lines = (await sheetText(sheet({ name }))).filter(({ text }) => name.includes(text))
  expect(lines.map(({ text }) => text).join(" ")).toBe(name)
  const glyphs = lines.flatMap(({ line }) => line.runs.flatMap(run => run.glyphs.map(({ id }) => id)))
  expect(glyphs.length).toBeGreaterThan(3)
  expect(glyphs).not.toContain(0)
})

test.each(["น้ำเพชร ใจดี", "முத்துக்குமார்", "አበበ ቢቂላ", "ნინო ბერიძე", "নির্মলেন্দু", "အောင်ဆန်း"])(
  "the document contains the name %s for screen readers",
  async name => {
    const pdf = await sheetPdf(sheet({ name }))
    expect(actualTexts(pdf)).toContain(name)
    expect(pdfText(pdf)).not.toContain("\ufffd")
  },
)

test("a name that pdfkit cannot shape is drawn as outlines, any other as text", async () => {
  const isText = async (name: string) => {
    const { runs } = (await setLine(name, { voice: "display", size: 84, weight: 900 }))!
    return (await pdfFonts(runs)).textRuns.size === runs.length
  }
  expect(await Promise.all(["Ana", "Олена", "ნინო", "محمد", "ตั้งใจ"].map(isText))).toEqual(Array(5).fill(true))
  expect(await Promise.all(["အောင်", "ਸਿੰਘ", "น้ำ"].map(isText))).toEqual(Array(3).fill(false))
})

test("a name with letters that no font has refers to the web page", async () => {
  expect(pdfText(await sheetPdf(sheet({ name: "ᚠᚢᚦ" })))).toContain("Name on the web page")
})

test("a name too long for one line takes two, large enough to be read", async () => {
  const name = "Maximiliana Theodora Featherstonehaugh-Vandersloot von Hohenzollern"
  const words = await sheetText(sheet({ name }))
  const lines = words.filter(({ text }) => name.includes(text))
  expect(lines.map(({ text }) => text).join(" ")).toBe(name)
  for (const { size, line } of lines) expect([size > 40, line.width <= 651]).toEqual([true, true])
})

test("the name is never markup, and a hidden name is announced as hidden", async () => {
  const svg = await sheetSvg(sheet({ name: `<script>alert("1")</script>` }))
  expect(svg).not.toContain("script")
  expect(pdfText(await sheetPdf(sheet({ name: null })))).toContain("The holder has hidden the name")
})

test("a copy of a revoked certificate says so", async () => {
  const text = pdfText(await sheetPdf(sheet({ status: "revoked", reason: "cheating" })))
  expect(text).toContain("REVOKED")
  expect(text).toContain("Revoked when this copy was made, on July 1, 2026")
})

test("the picture is a PNG with the credential baked into it", async () => {
  const png = bakeCredential(await pngOf(await sheetSvg(sheet())), "e30.e30.sig")
  expect(png.subarray(1, 4).toString()).toBe("PNG")
  expect(png.includes("iTXtopenbadgecredential\0\0\0\0\0e30.e30.sig")).toBe(true)
  // Read again by a decoder that checks every chunk's sum.
  const { default: sharp } = await import("sharp")
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1180 })
})

test("a chosen logo takes the place of the mark and the large name, and the issuer is still named", async () => {
  const create = { width: 504, height: 200, channels: 4 as const, background: "#d5351b" }
  const logo = new Uint8Array(await sharp({ create }).png().toBuffer())
  const texts = (await sheetText({ ...sheet(), logo })).map(({ text }) => text)
  expect(texts).not.toContain("OPEN AIRWAY")
  expect(texts).not.toContain("OPEN")
  expect(texts).toContain("Issued by Open Airway")
  const picture = await sharp(await pngOf(await sheetSvg({ ...sheet(), logo }), 1180))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (170 * picture.info.width + 250) * picture.info.channels
  expect([...picture.data.subarray(at, at + 3)]).toEqual([213, 53, 27])
  const [plain, own] = await Promise.all([sheetPdf(sheet()), sheetPdf({ ...sheet(), logo })])
  const images = (pdf: Buffer) => pdf.toString("latin1").split("/Subtype /Image").length
  expect(images(own)).toBeGreaterThan(images(plain))
  expect(pdfText(own)).toContain("Issued by Open Airway")
})
