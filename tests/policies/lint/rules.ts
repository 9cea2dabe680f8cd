import type { Rule } from "./lint-schema.ts"

/** Rules that access.expected.txt cannot override. Their queries use the CTEs of `lint-schema.ts`. */
export const rules: Rule[] = [
  rule("1", "select name || ' has row-level security disabled' from own_table where not relrowsecurity"),
  rule(
    "3",
    `select name || ': ' || role || ' has ' || privilege || ', which bypasses row-level security'
     from relation, api_role, unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as privilege
     where relkind in ('r', 'p', 'v', 'm', 'f') and (has_table_privilege(role, oid, privilege)
       or privilege = 'REFERENCES' and has_any_column_privilege(role, oid, privilege))`,
  ),
  rule(
    "4",
    `select name || ' is SECURITY DEFINER without an empty search_path' from routine
     where prosecdef and not coalesce(proconfig @> array['search_path=""'], false)
     union all select name || ' runs as ' || rolname || ', who bypasses row-level security'
     from routine join pg_roles on pg_roles.oid = proowner where prosecdef and (rolsuper or rolbypassrls)
     union all select name || ' is SECURITY DEFINER in an API schema' from routine, config
     where prosecdef and schema = any (exposed)
     union all select name || ' is SECURITY DEFINER but not registered in tests/policies/tables' from routine, config
     where prosecdef and not name = any (definers)
     union all select definer || ' is registered but not SECURITY DEFINER' from config, unnest(definers) as definer
     where definer not in (select name from routine where prosecdef)`,
  ),
  rule(
    "5",
    `select name || ' is executable by PUBLIC' from routine
     where exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
     union all select 'new functions of ' || pg_get_userbyid(relowner) || ' are executable by PUBLIC'
     from (select distinct relowner from own_table) as maker
     where exists (select from aclexplode(coalesce((select defaclacl from pg_default_acl
       where defaclrole = relowner and defaclnamespace = 0 and defaclobjtype = 'f'), acldefault('f', relowner))) where grantee = 0)
     union all select 'new objects of ' || nspname || ' are granted to ' || case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee) end
     from pg_default_acl join pg_namespace n on n.oid = defaclnamespace, aclexplode(defaclacl), config
     where nspname = any (exposed || helpers) and (grantee = 0 or pg_get_userbyid(grantee) in ('anon', 'authenticated'))`,
  ),
  rule(
    "6",
    `select name || ' is a view without security_invoker' from relation where relkind = 'v'
       and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)
     union all select name || ' is a materialized view' from relation where relkind = 'm'
     union all select name || ' is a foreign table' from relation where relkind = 'f'`,
  ),
  rule(
    "7",
    `select relation || '.' || name || ' has no class' from table_column where class is null
     union all select relation || '.' || name || ' has the class ' || class || ' but is readable by ' || role
     from table_column, api_role where has_column_privilege(role, relation_oid, attnum, 'SELECT')
       and (class = 'secret' or class in ('s2', 's3') and role = 'anon')`,
  ),
  rule(
    "8",
    `select relation || ' / ' || name || ' trusts user_metadata, which users can edit' from policy
     where concat(using_text, check_text) ~ 'user_metadata'
     union all select relation || ' / ' || name || ' applies to PUBLIC' from policy where 'public' = any (roles)
     union all select relation || ' / ' || name || ' applies to anon and reads the caller' from policy, config
     where relation = any (platform) and 'anon' = any (roles) and concat(using_text, check_text) ~ 'auth\\.(uid|jwt|email)\\('
     union all select relation || ' / ' || name || ' reads the caller once per row' from policy, config
     where regexp_replace(concat(using_text, ' ', check_text), 'SELECT \\(*(\\w+\\.)?\\w+\\(', '', 'g')
       ~ ('auth\\.(uid|jwt|role|email)\\(|current_setting\\(|' || helpers || '\\.\\w+\\(\\)')`,
  ),
  rule(
    "9",
    `select relation || ' / ' || name || ' allows writes without WITH CHECK' from api_policy
     where polcmd in ('a', 'w', '*') and check_text is null
     union all select relation || ' / ' || name || ' allows every write' from api_policy
     where polpermissive and polcmd <> 'r' and 'true' in (using_text, check_text)
     union all select relation || ' / ' || name || ' shows every row of a table with non-public columns' from api_policy
     where polpermissive and polcmd in ('r', '*') and using_text = 'true'
       and exists (select from table_column c where c.relation_oid = api_policy.relation_oid and c.class is distinct from 'public')`,
  ),
  rule(
    "10",
    `select schemaname || '.' || tablename || ' is in the realtime publication but not registered as isBroadcast'
     from pg_publication_tables, config
     where pubname = 'supabase_realtime' and not schemaname || '.' || tablename = any (broadcast)`,
  ),
  rule(
    "11",
    `select conname || ' has no ON DELETE action for deleted users' from pg_constraint join relation r on r.oid = conrelid
     where contype = 'f' and confrelid = to_regclass('auth.users') and confdeltype = 'a'
     union all select conname || ' of ' || r.name || ' has no index' from pg_constraint k join relation r on r.oid = conrelid
     where contype = 'f' and not exists (select from pg_index i where i.indrelid = conrelid and i.indpred is null
       and (i.indkey::int2[])[0:array_length(k.conkey, 1) - 1] @> k.conkey)`,
  ),
  rule(
    "12",
    `select name || ' is granted to PUBLIC' from relation where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and exists (
       select from aclexplode(relacl) where grantee = 0
       union all select from pg_attribute a, aclexplode(a.attacl) where a.attrelid = relation.oid and grantee = 0)
     union all select 'PUBLIC can create objects in ' || nspname from pg_namespace, aclexplode(nspacl), config
     where nspname = any (exposed || helpers) and grantee = 0 and privilege_type = 'CREATE'`,
  ),
  rule(
    "13",
    `select n.nspname || '.' || c.relname || ' is not in an API schema but accessible to ' || role
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, api_role, config
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and not n.nspname = any (exposed || array['pg_catalog', 'information_schema'])
       and not n.nspname || '.' || c.relname = any (open_platform) and has_schema_privilege(role, n.oid, 'USAGE')
       and (has_any_column_privilege(role, c.oid, 'SELECT, INSERT, UPDATE') or has_table_privilege(role, c.oid, 'DELETE, TRUNCATE'))`,
  ),
  // Row-level security hides which values are frequent, so the planner may take a partial index for empty or for full.
  rule(
    "14",
    `select i.indexrelid::regclass || ' names values of ' || a.attname || ', so that column needs n_distinct = ' || labels
     from pg_index i join own_table r on r.oid = i.indrelid
     join pg_attribute a on a.attrelid = r.oid and pg_get_expr(i.indpred, r.oid) ~ ('\\m' || a.attname || ' (=|<>) ')
     join lateral (select count(*) as labels from pg_enum e where e.enumtypid = a.atttypid) enum on labels > 0
     where r.relrowsecurity and a.attoptions is distinct from array['n_distinct=' || labels]`,
  ),
]

function rule(number: string, query: string): Rule {
  return { id: `rule ${number}`, level: "ERROR", query }
}
