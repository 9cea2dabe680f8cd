import type { TestDatabase } from "#tests/support/database.ts"

type Sql = TestDatabase["sql"]

/** What a report and a refill write. */
export const REPORT_TABLES = [
  "private.refill_keys",
  "private.reversal_keys",
  "public.refill_requests",
  "public.reversal_reports",
]

export async function transactionNow(sql: Sql) {
  const [{ now }] = (await sql("select pg_current_xact_id()::text as now")) as [{ now: string }]
  return now
}

/** The tables with rows of later transactions: catalogs, large objects and the parts of long values included. */
export async function tablesWrittenSince(sql: Sql, transaction: string) {
  // Autovacuum writes statistics at any time, and other tests' databases share a few catalogs.
  const relations = await sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 't', 'm') and c.relpersistence <> 't' and c.relname <> 'pg_statistic' and not c.relisshared order by 1`,
  )
  if (relations.length < 200) throw new Error(`Only ${relations.length} tables were found.`)
  const written: string[] = []
  for (const { name } of relations) {
    const rows = await sql(`select from ${name} t where t.xmin::text::bigint > $1 limit 1`, [transaction])
    if (rows.length > 0) written.push(name)
  }
  return written.sort()
}
