import { inflateSync } from "node:zlib"

/** The text of a document of ours, as a reader would copy it: codes of the page through each font's own table. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString("latin1")
  const streamOf = (id: string) => {
    const start = new RegExp(`(?:^|\\n)${id} 0 obj[\\s\\S]*?stream\\r?\\n`).exec(source)!
    const from = start.index + start[0].length
    const bytes = pdf.subarray(from, source.indexOf("endstream", from))
    return (start[0].includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1")
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table] = new RegExp(`(?:^|\\n)${id} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(source)!
    fonts.set(name!, unicodeTable(streamOf(table!)))
  }
  const content = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => streamOf(id!)).join("\n")
  // One marked piece is one line, in however many typefaces.
  const lines = content.split(/\bEMC\b/).map(piece => {
    let font = new Map<string, string>()
    let line = ""
    for (const [, name, shown] of piece.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name)!
      const codes = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/gi)].map(match => match[1]!).join("")
      line += (codes.match(/.{4}/g) ?? []).map(code => font.get(code) ?? "\ufffd").join("")
    }
    return line
  })
  return lines.join("\n")
}

/** What a screen reader reads instead of the drawn glyphs, one text per structure element. */
export function actualTexts(pdf: Buffer): string[] {
  const texts = pdf.toString("latin1").matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)
  return [...texts].map(([, escaped]) => {
    const bytes = Buffer.from(
      escaped!.replace(/\\([\s\S])/g, (_, code) => ESCAPES[code] ?? code),
      "latin1",
    )
    const isUnicode = bytes[0] === 0xfe && bytes[1] === 0xff
    return isUnicode ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1")
  })
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }

function unicodeTable(cmap: string) {
  const table = new Map<string, string>()
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, "0")
      const units = (hex!.replaceAll(" ", "").match(/.{4}/g) ?? []).map(unit => Number.parseInt(unit, 16))
      table.set(code, String.fromCharCode(...units))
    }
  }
  return table
}
