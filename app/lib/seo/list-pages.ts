/** Where a page of a long list is: what its address ends with, and those of the pages around it. */
export interface ListPages {
  /** Empty for the first page. */
  current: string
  /** Null on the first page. */
  newer: string | null
  /** Null on the last page. */
  older: string | null
}

/** The address of the page that starts after a row, and of the first page without one. */
export function pageAfter(key: string | null | undefined) {
  return key ? `?before=${encodeURIComponent(key)}` : ""
}
