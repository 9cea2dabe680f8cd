import type { z } from "zod"

/** A column that a file can have. */
export interface ImportField {
  /** The column of the table and the field of the form. */
  name: string
  label: string
  /** How a cell is read, if not as text. */
  kind?: "date" | "yes-no" | "list"
  /** The values and what people may write for them. */
  options?: Readonly<Record<string, string>>
  /** For new records, if the file has no such column. */
  default?: string
  isOptional?: boolean
}

/** Which files staff can import into a list. The rows are checked by the schema of its form. */
export interface StaffImport {
  /** The last part of the list's address. */
  list: string
  title: string
  /** The columns by which a row finds its record; the database has the same. */
  key: readonly string[]
  fields: readonly ImportField[]
  schema: z.ZodType<object>
}

/** Registers itself by being the `staffImport` of a `staff-import.server.ts`. */
export function defineImport(definition: StaffImport) {
  return definition
}
