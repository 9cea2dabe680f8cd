export interface SheetSource {
  title: string
  publisher: string
  accessed: string
}

interface SheetPart {
  heading: string
  text: string
  /** The one row that is set large. */
  isTotal?: boolean
}

export interface SheetTable {
  heading: string
  columns: readonly { label: string; isNumber?: boolean }[]
  rows: readonly (readonly string[])[]
}

/** Something to print: one page with a few parts, its sources and their dates. Only a table may take more pages. */
export interface Sheet {
  title: string
  lead: string
  parts: readonly SheetPart[]
  /** Sets each part as a row with a dotted rule, like a receipt, and the note in a size for reading. */
  hasRows?: boolean
  /** Below the parts. */
  table?: SheetTable
  /** Who checked it, and when. */
  note: string
  sources: readonly SheetSource[]
}
