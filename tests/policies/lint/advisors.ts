import type { Rule } from "./lint-schema.ts"

/**
 * Supabase's database advisors that the rules do not cover. Covered: 0001 by rule 11, 0003 and 0015 by 8,
 * 0010, 0016 and 0017 by 6, 0013 by 1, 0024 by 9, 0025 by 10, 0028 and 0029 by 4.
 * 0005 and 0020 need the statistics of a database in use.
 */
export const advisors: Rule[] = [
  advisor(
    "0002 auth_users_exposed",
    "ERROR",
    `select distinct r.name || ' exposes auth.users' from relation r join pg_rewrite w on w.ev_class = r.oid
     join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass, api_role
     where r.relkind in ('v', 'm') and d.refobjid = to_regclass('auth.users') and has_any_column_privilege(role, r.oid, 'SELECT')`,
  ),
  advisor(
    "0004 no_primary_key",
    "INFO",
    `select name || ' has no primary key' from relation where relkind in ('r', 'p')
       and not exists (select from pg_index i where i.indrelid = relation.oid and i.indisprimary)`,
  ),
  advisor(
    "0006 multiple_permissive_policies",
    "WARN",
    `select relation || ' has ' || count(*) || ' policies for ' || role || ' to ' || command
     from config, api_policy, unnest(roles) as role, unnest(array['r', 'a', 'w', 'd']) as command
     where polpermissive and polcmd in (command::"char", '*')
       -- Each bucket and each kind of channel has its own policies.
       and not relation = any (platform) group by relation, role, command having count(*) > 1`,
  ),
  advisor(
    "0007 policy_exists_rls_disabled",
    "ERROR",
    `select distinct p.relation || ' has policies but row-level security is disabled' from policy p
     join pg_class c on c.oid = p.relation_oid where not c.relrowsecurity`,
  ),
  advisor(
    "0008 rls_enabled_no_policy",
    "INFO",
    `select name || ' has no policy' from relation where relkind in ('r', 'p') and relrowsecurity
       and not exists (select from policy p where p.relation_oid = relation.oid)`,
  ),
  advisor(
    "0009 duplicate_index",
    "WARN",
    `select r.name || ' has the same index twice: ' || string_agg(c.relname, ', ' order by c.relname)
     from pg_index i join relation r on r.oid = i.indrelid join pg_class c on c.oid = i.indexrelid
     group by r.name, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON') having count(*) > 1`,
  ),
  advisor(
    "0011 function_search_path_mutable",
    "WARN",
    `select name || ' does not set search_path' from routine
     where not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
  ),
  advisor(
    "0014 extension_in_public",
    "WARN",
    `select extname || ' is installed in an API schema' from pg_extension join pg_namespace n on n.oid = extnamespace, config
     where n.nspname = any (exposed)`,
  ),
  advisor(
    "0018 unsupported_reg_types",
    "WARN",
    `select relation || '.' || name || ' has a type that pg_upgrade does not support' from table_column
     where atttypid = any (array['regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator',
       'regproc', 'regprocedure']::regtype[])`,
  ),
  advisor(
    "0019 insecure_queue_exposed_in_api",
    "ERROR",
    "select name || ' exposes a queue' from relation where relname like 'pgmq%'",
  ),
  advisor(
    "0021 fkey_to_auth_unique",
    "ERROR",
    `select k.conname || ' references a unique column of auth instead of a primary key' from pg_constraint k
     join relation r on r.oid = k.conrelid join pg_class c on c.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'auth'::regnamespace
       and not exists (select from pg_index i where i.indexrelid = k.conindid and i.indisprimary)`,
  ),
  advisor(
    "0022 extension_versions_outdated",
    "WARN",
    "select name || ' is not the newest version' from pg_available_extensions where installed_version <> default_version",
  ),
  advisor(
    "0023 sensitive_columns_exposed",
    "ERROR",
    `select relation || '.' || name || ' has the class public despite its name' from table_column where class = 'public'
       and name ~* '(passw|secret|token|ssn|social_security|credit_?card|iban|api_?key|birth)'`,
  ),
  advisor(
    "0026 pg_graphql",
    "WARN",
    "select 'pg_graphql exposes the tables a second time' from pg_extension where extname = 'pg_graphql'",
  ),
]

function advisor(name: string, level: Rule["level"], query: string): Rule {
  return { id: `advisor ${name}`, level, query }
}
