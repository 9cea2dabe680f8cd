export type Value = string | number | boolean | null
export type Row = Record<string, Value>

/** Rows of one table for the access matrix; the labels appear in access.expected.txt. */
export interface TableFixture {
  /** Rows in the table, with at least two owners. */
  rows: Record<string, Row>
  /** New rows that every actor tries to insert, legitimate and malicious. */
  inserts: Record<string, Row>
  /** Updates of a row's owner or of another column that decides who can see the row. */
  moves?: Record<string, { row: string; set: Row }>
  /** Migrations or triggers insert `rows`; their keys are enough. */
  areRowsSeeded?: true
  /** Why the table can have only one row, which a migration inserts. */
  singleton?: string
  /** Other rows that migrations insert; their keys are enough. */
  seededRows?: Record<string, Row>
  /** The key columns of a view. Its rows come from the underlying tables. */
  key?: string[]
  /** Gives every value of this column its own matrix lines: the bucket of an object, the topic of a message. */
  splitBy?: string
  /** The database setting that holds the value of `splitBy` during a request. */
  splitSetting?: string
}

/** The person whose rows the export and erasure tests look for; `email` and `marker` occur nowhere else. */
interface Specimen {
  person: string
  other: string
  email: string
  marker: string
}

/** Everything the policy tests know about one table: `tables/<table>.ts` exports it as `table`. */
export interface TableRegistration {
  /** SQL that creates the fixture's rows where plain inserts cannot. Runs after the setup of referenced tables. */
  setup?: string
  /** Required for tables and views of the API. */
  fixture?: TableFixture
  /** Required for internal tables, which no API role can reach: the code that reads and writes the table. */
  usedBy?: string
  /** SECURITY DEFINER functions around the table by signature, each with the reason for it. */
  definerFunctions?: Record<string, string>
  /** SQL that inserts a row about the person, unless signing up, uploading, exporting or erasing already does. */
  personSpecimen?: (specimen: Specimen) => string
  /** All columns that a verified guardian can read of a learner's rows. */
  guardianColumns?: string[]
  /** A verified guardian must never read a learner's rows. */
  hiddenFromGuardians?: true
  /** Why the table never has many rows, so that a policy may scan it. All other tables need a policy with an index. */
  staysSmall?: string
  /** Realtime sends changes of the table to browsers. */
  isBroadcast?: true
  /** INFO messages of the Supabase advisors that do not apply, with the reason. */
  acceptedAdvice?: Record<string, string>
  /** Mutants that change no access rights, with the reason. */
  equivalentMutants?: Record<string, string>
}

/** A schema under test. The lint reports everything that is not listed here. */
export interface PolicyFixtures {
  exposedSchemas: string[]
  /** The schema of the functions that policies call. */
  helperSchema: string
  /** Internal tables by name, each with the code that uses it. */
  internalTables: Record<string, string>
  /** The function that rejects requests before the API runs them. */
  preRequest?: string
  /** Tables of Supabase that our policies protect. */
  platformTables: string[]
  tables: Record<string, TableFixture>
  setup: Record<string, string>
  definerFunctions: Record<string, string>
  broadcastTables: string[]
  publicBuckets: string[]
  acceptedAdvice: Record<string, string>
  equivalentMutants: Record<string, string>
}
