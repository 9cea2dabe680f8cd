import type { ClientBase } from "pg"
import type { PolicyFixtures } from "./policy-fixtures.ts"
import { API_ROLES, readRelations } from "./relations.ts"

/** The lines of the matrix that come from the catalog: columns, functions, sequences, and grants of service_role. */
export async function catalogLines(db: ClientBase, fixtures: PolicyFixtures): Promise<string[]> {
  return [
    ...(await columnLines(db, fixtures)),
    ...(await grantLines(db, fixtures)),
    ...(await sequenceLines(db, fixtures)),
    ...(await functionLines(db, fixtures)),
  ]
}

export async function columnLines(db: ClientBase, fixtures: PolicyFixtures, tables?: string[]) {
  return (await readRelations(db, fixtures, tables)).flatMap(({ name, columns }) =>
    API_ROLES.map(role => {
      const granted = (list: "selectableBy" | "insertableBy" | "updatableBy") =>
        columns
          .filter(column => column[list].includes(role))
          .map(column => column.name)
          .join(",") || "-"
      return `columns ${name} ${role} S=${granted("selectableBy")} I=${granted("insertableBy")} U=${granted("updatableBy")}`
    }),
  )
}

async function grantLines(db: ClientBase, { exposedSchemas }: PolicyFixtures) {
  const { rows } = await db.query<{ line: string }>(
    `select 'grants ' || n.nspname || '.' || c.relname || ' service_role '
       || coalesce(string_agg(privilege, ',' order by position) filter (where has_table_privilege('service_role', c.oid, privilege)), '-') as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) with ordinality as privileges (privilege, position)
     where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') group by n.nspname, c.relname order by 1`,
    [exposedSchemas],
  )
  return rows.map(({ line }) => line)
}

async function sequenceLines(db: ClientBase, { exposedSchemas }: PolicyFixtures) {
  const { rows } = await db.query<{ line: string }>(
    `select 'sequence ' || n.nspname || '.' || c.relname || ' ' || role || ' '
       || coalesce(string_agg(privilege, ',' order by privilege) filter (where has_sequence_privilege(role, c.oid, privilege)), '-') as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest($2::text[]) as role,
       unnest(array['SELECT', 'UPDATE', 'USAGE']) as privilege
     where n.nspname = any ($1) and c.relkind = 'S' group by n.nspname, c.relname, role order by 1`,
    [exposedSchemas, API_ROLES],
  )
  return rows.map(({ line }) => line)
}

export async function functionLines(db: ClientBase, { exposedSchemas, helperSchema }: PolicyFixtures) {
  const { rows } = await db.query<{ line: string }>(
    `select 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ') as '
       || case when prosecdef then 'owner' else 'caller' end || ' for '
       || coalesce((select string_agg(role, ',') from unnest($3::text[]) as role where has_function_privilege(role, p.oid, 'EXECUTE')), 'nobody') as line
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) or n.nspname = $2 order by 1`,
    [exposedSchemas, helperSchema, API_ROLES],
  )
  return rows.map(({ line }) => line)
}
