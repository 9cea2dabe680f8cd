export interface SheetSource {
  title: string
  publisher: string
  accessed: string
}

/** Something to print: one page with a few parts, its sources and their dates. */
export interface Sheet {
  title: string
  lead: string
  parts: readonly { heading: string; text: string }[]
  /** Who checked it, and when. */
  note: string
  sources: readonly SheetSource[]
}
