/** As many as the SQL function takes at once. */
export const MOST_PEOPLE = 200

export interface Attendee {
  name: string
  email: string
}

/**
 * Reads a pasted list: a person per line, name and email in any order, with a comma, semicolon or tab between them, as a
 * spreadsheet copies them. A first line with headings is left out.
 */
export function readPeople(text: string): Attendee[] {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.trim())
  const isHeading = (line: string, index: number) => index === 0 && !line.includes("@")
  return lines
    .filter((line, index) => line !== "" && !(isHeading(line, index) && hasHeadings(line)))
    .map(person)
}

function hasHeadings(line: string) {
  return /\b(e-?mail|name)\b/i.test(line)
}

function person(line: string): Attendee {
  const cells = line.split(/[,;\t]/).map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  )
  const email = cells.find(cell => cell.includes("@")) ?? ""
  const name = cells.filter(cell => cell !== email && cell !== "").join(" ")
  return { name, email: email.replace(/^.*<(.+)>$/, "$1") }
}
