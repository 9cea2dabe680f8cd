/** The rows of a CSV file as a spreadsheet reads it (RFC 4180). Throws for a quote where none may be. */
export function cellsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = csv
  while (rest !== "") {
    const [all, quoted, plain = "", end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (all === undefined) throw new Error(`Not CSV: ${rest.slice(0, 40)}`)
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    rest = rest.slice(all.length)
    if (end === ",") continue
    rows.push(row)
    row = []
  }
  return rows
}
