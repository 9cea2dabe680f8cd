const JOINER = /[\u200c\u200d]/
const IGNORABLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/** The letters of a text, each with its marks, without characters that are never drawn. */
export function clustersOf(text: string): string[] {
  const drawn = text.normalize("NFC").replace(IGNORABLE, "")
  return Array.from(segmenter.segment(drawn), ({ segment }) => segment)
}

/** The code points that a font must have. Joiners are drawn without a glyph. */
export function codePointsOf(cluster: string): number[] {
  return [...cluster].filter(part => !JOINER.test(part)).map(part => part.codePointAt(0)!)
}
