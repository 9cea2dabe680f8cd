import type pg from "pg"

const REQUIRED = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums"]

/** Rejects a server that acknowledges writes before they are safely on disk. */
export async function assertDurable(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any ($1)",
    [REQUIRED],
  )
  for (const name of REQUIRED) {
    const setting = rows.find(row => row.name === name)?.setting
    if (setting !== "on") {
      throw new Error(
        `PostgreSQL runs with ${name}=${setting}: acknowledged writes could be lost, so the site does not start.`,
      )
    }
  }
}
