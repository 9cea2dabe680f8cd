import type pg from "pg"

/** A new code that makes its holder the first administrator; null if the site has one, or migrations of its own. */
export async function newSetupCode(admin: pg.Pool): Promise<string | null> {
  const { rows: found } = await admin.query("select where to_regproc('private.new_setup_code') is not null")
  if (found.length === 0) return null
  const { rows } = await admin.query<{ code: string | null }>("select private.new_setup_code() as code")
  return rows[0]!.code
}
