import { randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { ignoreConnectionErrors } from "#backend/postgres/database.ts"

export interface TestDatabase {
  url: string
  /** Asks as a superuser. */
  sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  drop(): Promise<void>
}

/** A database of one's own: a clone of the migrated template, or an empty one. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject("testServer")
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`
  await onServer(`create database ${name} template ${empty ? "template0" : server.template}`)
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
