import type { ClientBase } from "pg"
import { PRIVILEGES, readStatements, TABLE_FILE } from "./statements.ts"

export function readRowSecurity(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, format('alter table %s.%s %s row level security;', n.nspname, c.relname,
       case when c.relrowsecurity then 'enable' else 'disable' end) as text
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')
     order by n.nspname, c.relname`,
  )
}

export function readPolicies(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, concat_ws(E'\\n  ',
       format('create policy %I on %s.%s', p.polname, n.nspname, c.relname),
       format('%sfor %s to %s', case when p.polpermissive then '' else 'as restrictive ' end,
         case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
         (select string_agg(case role when 0 then 'public' else pg_get_userbyid(role)::text end, ', '
           order by pg_get_userbyid(role)) from unnest(p.polroles) as role)),
       'using (' || pg_get_expr(p.polqual, p.polrelid, true) || ')',
       'with check (' || pg_get_expr(p.polwithcheck, p.polrelid, true) || ')') || ';' as text
     from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'storage')
     order by n.nspname, c.relname, p.polname`,
  )
}

export function readGrants(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, format('grant %s on %s.%s to %s;', ${PRIVILEGES}, n.nspname, c.relname, coalesce(r.rolname, 'public')) as text
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace,
       aclexplode(c.relacl) as acl left join pg_catalog.pg_roles r on r.oid = acl.grantee
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm') and acl.grantee <> c.relowner
     group by n.nspname, c.relname, r.rolname order by n.nspname, c.relname, r.rolname`,
  )
}

export function readColumnGrants(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, format('grant %s (%s) on %s.%s to %s;', lower(acl.privilege_type),
       string_agg(quote_ident(a.attname), ', ' order by a.attnum), n.nspname, c.relname, coalesce(r.rolname, 'public')) as text
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       join pg_catalog.pg_attribute a on a.attrelid = c.oid,
       aclexplode(a.attacl) as acl left join pg_catalog.pg_roles r on r.oid = acl.grantee
     where n.nspname in ('public', 'private') and not a.attisdropped
     group by n.nspname, c.relname, r.rolname, acl.privilege_type
     order by n.nspname, c.relname, r.rolname, acl.privilege_type`,
  )
}

export function readPublication(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file,
       format('alter publication %s add table %s.%s;', p.pubname, n.nspname, c.relname) as text
     from pg_catalog.pg_publication_rel r join pg_catalog.pg_publication p on p.oid = r.prpubid
       join pg_catalog.pg_class c on c.oid = r.prrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private')
     order by n.nspname, c.relname, p.pubname`,
  )
}
