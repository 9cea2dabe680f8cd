import { randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { ignoreConnectionErrors } from "#backend/postgres/database.ts"

export interface TestDatabase {
  url: string
  /** Runs SQL as a superuser. */
  sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  drop(): Promise<void>
}

/** Creates a database for the caller: a clone of the migrated template, or an empty one. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject("testServer")
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`
  const template = empty ? "template0" : server.template
  // Copying files is faster than writing every page to the log, since the test server skips fsync.
  await onServer(
    `create database ${name} template ${template} tablespace ${server.tablespace} strategy file_copy`,
  )
  const url = `${server.url}/${name}`
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  ignoreConnectionErrors(pool)
  return {
    url,
    sql: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    async drop() {
      await pool.end()
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: `${inject("testServer").url}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
