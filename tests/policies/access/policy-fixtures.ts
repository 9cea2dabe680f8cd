export type Value = string | number | boolean | null
export type Row = Record<string, Value>

/** What the matrix needs to know of a table: rows to look at and rows to try. */
export interface TableFixture {
  /** Rows in the table by label, with at least two owners; the labels are what the matrix prints. */
  rows: Record<string, Row>
  /** New rows that everybody tries to insert, the honest and the hostile. */
  attempts: Record<string, Row>
  /** Changes of a row's owner or of whatever else decides who may see it. */
  moves?: Record<string, { row: string; set: Row }>
  /** Why one row is enough, and why it is already there. */
  singleton?: string
  /** Its rows come with `arrangement` or with other rows, by a trigger. */
  isThere?: true
  /** The columns that tell rows apart where no primary key does: views. Their rows come from the tables. */
  key?: string[]
  /** Rows that a migration has put there, by label; their key is enough. */
  already?: Record<string, Row>
  /** The column that splits the table into lines of their own: the bucket of an object, the topic of a message. */
  by?: string
  /** The setting by which policies hear the value of `by`. */
  told?: string
}

/** A schema and what has been decided about it; whatever is not listed here is a fault. */
export interface Register {
  /** The schemas the API shows. */
  exposed: string[]
  /** The schema of functions that policies use. */
  helpers: string
  /** Tables the platform keeps under our policies: part of the matrix as soon as they exist. */
  platform: string[]
  /** What must exist before any row, as SQL: accounts. */
  arrangement?: string
  /** In the order in which foreign keys allow the rows. */
  tables: Record<string, TableFixture>
  /** SECURITY DEFINER functions by signature, with the purpose that justifies each. */
  definers: Record<string, string>
  /** Tables whose changes are announced to browsers. */
  announced: string[]
  /** Buckets anybody may read by address. */
  publicBuckets: string[]
  /** Remarks of the advisors at level INFO, with the reason why they stand. */
  remarks: Record<string, string>
  /** Mutants that change nobody's rights, with the reason why not. */
  equivalents: Record<string, string>
}
