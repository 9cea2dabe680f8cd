import { readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"

/** Asks the database of the site under test as its superuser, for deeds that no page has yet. */
export async function askDatabase(text: string, values: unknown[] = []) {
  const host = join(readFileSync(".cache/e2e-data-folder", "utf8"), "socket")
  const client = new pg.Client({ host, user: "supabase_admin", database: "postgres" })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The parameters of the emails with one message to an address, the oldest first. */
export function emailsTo(address: string, message: string) {
  return askDatabase(
    "select params from private.email_outbox where to_address = $1 and message = $2 order by created_at",
    [address, message],
  )
}
