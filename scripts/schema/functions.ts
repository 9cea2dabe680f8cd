import type { ClientBase } from "pg"
import { readStatements } from "./statements.ts"

/** Functions with owner (where it is not the role that migrates), comment and who may call them. */
export function readFunctions(client: ClientBase) {
  return readStatements(
    client,
    `select n.nspname || '/functions/' || p.proname || '.sql' as file, concat_ws(E'\\n',
       rtrim(pg_get_functiondef(p.oid), E'\\n') || ';',
       case when p.proowner <> (select s.nspowner from pg_catalog.pg_namespace s where s.nspname = 'private')
         then format('alter function %s owner to %s;', signature.text, pg_get_userbyid(p.proowner)) end,
       'comment on function ' || signature.text || ' is ' || quote_literal(obj_description(p.oid, 'pg_proc')) || ';',
       'grant execute on function ' || signature.text || ' to ' || (
         select string_agg(case acl.grantee when 0 then 'public' else pg_get_userbyid(acl.grantee)::text end, ', '
           order by pg_get_userbyid(acl.grantee))
         from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl where acl.grantee <> p.proowner) || ';'
     ) as text
     from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
       cross join lateral (select format('%s.%s(%s)', n.nspname, p.proname,
         pg_get_function_identity_arguments(p.oid)) as text) as signature
     where n.nspname in ('public', 'private') and p.prokind in ('f', 'p')
       and not exists (select from pg_catalog.pg_depend d
         where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by n.nspname, p.proname, signature.text`,
  )
}
