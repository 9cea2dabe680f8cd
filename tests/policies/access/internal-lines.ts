import type { ClientBase } from "pg"
import { type Actor, actors } from "./actors.ts"
import type { PolicyFixtures } from "./policy-fixtures.ts"
import { readInternalTables } from "./relations.ts"
import { identifier, literal, qualified, runAs } from "./run-as.ts"

/** One line for each internal table: the actors who can reach it, found by trying, and the grants of service_role. */
export async function internalLines(db: ClientBase, fixtures: PolicyFixtures, tables?: readonly string[]) {
  const lines: string[] = []
  for (const { name, columns } of await readInternalTables(db, fixtures)) {
    if (tables && !tables.includes(name)) continue
    const reachedBy: string[] = []
    for (const actor of actors) {
      const letters = await allowedStatements(db, actor, name, columns)
      if (letters) reachedBy.push(`${actor.name}:${letters}`)
    }
    const granted = await serviceRoleGrants(db, name)
    lines.push(
      `internal ${name} reached by ${reachedBy.join(",") || "nobody"}, service_role ${granted || "-"}`,
    )
  }
  return lines
}

/** The letters of the statements that are not denied; a column grant is enough for any of them. */
async function allowedStatements(db: ClientBase, actor: Actor, name: string, columns: string[]) {
  const table = qualified(name)
  const statements = [
    ["S", `select from ${table}`],
    ["I", `insert into ${table} default values`],
    ...columns.map(column => ["U", `update ${table} set ${identifier(column)} = default`]),
    ["D", `delete from ${table}`],
  ]
  const outcome = await runAs(db, actor, tryEach(JSON.stringify(statements)))
  if ("refusal" in outcome) throw new Error(`${actor.name} cannot try ${name}: ${outcome.refusal}`)
  return outcome.rows[0]!.letters
}

/**
 * Tries all statements in one round trip and selects the letters of those that are not denied. Each one that succeeds
 * is rolled back by an error, so that the next finds the same rows.
 */
function tryEach(statements: string) {
  return `do $try$
    declare
      statement jsonb;
      letters text := '';
    begin
      for statement in select jsonb_array_elements(${literal(statements)}) loop
        begin
          execute statement ->> 1;
          raise 'rolled back';
        exception
          when insufficient_privilege then null;
          when others then
            if strpos(letters, statement ->> 0) = 0 then letters := letters || (statement ->> 0); end if;
        end;
      end loop;
      perform set_config('tests.letters', letters, true);
    end $try$; select current_setting('tests.letters') as letters`
}

async function serviceRoleGrants(db: ClientBase, name: string) {
  const { rows } = await db.query<{ granted: string }>(
    `select coalesce(string_agg(privilege, ',' order by position)
       filter (where has_schema_privilege('service_role', $1, 'USAGE') and case when privilege in ('SELECT', 'INSERT', 'UPDATE')
         then has_any_column_privilege('service_role', $2, privilege)
         else has_table_privilege('service_role', $2, privilege) end), '') as granted
     from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) with ordinality as privileges (privilege, position)`,
    [name.split(".")[0], name],
  )
  return rows[0]!.granted
}
