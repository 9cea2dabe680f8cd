import type pg from "pg"

/** A new code that makes its holder the first administrator; null if the site has one. */
export async function newSetupCode(admin: pg.Pool): Promise<string | null> {
  const { rows } = await admin.query<{ code: string | null }>("select private.new_setup_code() as code")
  return rows[0]!.code
}
