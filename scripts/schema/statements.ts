import type { ClientBase } from "pg"

/** One SQL statement and the file of supabase/schemas it belongs to. */
export interface Statement {
  file: string
  text: string
}

export async function readStatements(client: ClientBase, query: string): Promise<Statement[]> {
  const { rows } = await client.query<Statement>(query)
  return rows
}

/** Tables of our own schemas; tables of Supabase's services appear with what we added to them. */
export const TABLE_FILE = `n.nspname || '/tables/' || c.relname || '.sql'`

/** The privileges of one access control list: "select, insert", or "all" where every one is granted. */
export const PRIVILEGES = `string_agg(lower(acl.privilege_type), ', ' order by
  array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], acl.privilege_type), acl.privilege_type)`
