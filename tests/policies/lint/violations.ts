/** For each rule and advisor, a change of the sample schema that violates it and the message to expect. */
export const violations: { sql: string; message: string }[] = [
  {
    sql: "alter table mini.events disable row level security",
    message: "rule 1: mini.events has row-level security disabled",
  },
  {
    sql: "create table mini_helpers.oops (id integer)",
    message: "rule 1: mini_helpers.oops has row-level security disabled",
  },
  {
    sql: "create table mini.oops (id integer)",
    message: "rule 2: mini.oops is not registered: add tests/policies/tables/mini/oops.ts",
  },
  {
    sql: "drop view mini.published_events",
    message:
      "rule 2: mini.published_events does not exist: delete tests/policies/tables/mini/published-events.ts",
  },
  {
    sql: "grant trigger on mini.events to anon",
    message: "rule 3: mini.events: anon has TRIGGER, which bypasses row-level security",
  },
  {
    sql: "grant references (id) on mini.events to authenticated",
    message: "rule 3: mini.events: authenticated has REFERENCES, which bypasses row-level security",
  },
  {
    sql: "grant maintain on mini.events to authenticated",
    message: "rule 3: mini.events: authenticated has MAINTAIN, which bypasses row-level security",
  },
  {
    sql: "alter function mini_helpers.is_staff() set search_path = public",
    message: "rule 4: mini_helpers.is_staff() is SECURITY DEFINER without an empty search_path",
  },
  {
    sql: "alter function mini_helpers.is_staff() owner to postgres",
    message: "rule 4: mini_helpers.is_staff() runs as postgres, who bypasses row-level security",
  },
  {
    sql: "create function mini.f() returns int language sql security definer set search_path = '' as 'select 1'",
    message: "rule 4: mini.f() is SECURITY DEFINER in an API schema",
  },
  {
    sql: "create function mini_helpers.f() returns int language sql security definer set search_path = '' as 'select 1'",
    message: "rule 4: mini_helpers.f() is SECURITY DEFINER but not registered in tests/policies/tables",
  },
  {
    sql: "alter function mini_helpers.is_staff() security invoker",
    message: "rule 4: mini_helpers.is_staff() is registered but not SECURITY DEFINER",
  },
  {
    sql: "create function mini.f() returns int language sql as 'select 1'; grant execute on function mini.f() to public",
    message: "rule 5: mini.f() is executable by PUBLIC",
  },
  {
    sql: "alter default privileges in schema mini grant select on tables to anon",
    message: "rule 5: new objects of mini are granted to anon",
  },
  {
    sql: "alter view mini.published_events reset (security_invoker)",
    message: "rule 6: mini.published_events is a view without security_invoker",
  },
  {
    sql: "create materialized view mini.m as select 1",
    message: "rule 6: mini.m is a materialized view",
  },
  {
    sql: "create foreign data wrapper w; create server s foreign data wrapper w; create foreign table mini.f (id int) server s",
    message: "rule 6: mini.f is a foreign table",
  },
  {
    sql: "alter table mini.events add column new_one text",
    message: "rule 7: mini.events.new_one has no class",
  },
  {
    sql: "grant select (county) on mini.reversal_reports to anon",
    message: "rule 7: mini.reversal_reports.county has the class s3 but is readable by anon",
  },
  {
    sql: "grant select (stripe_id) on mini.donations to authenticated",
    message: "rule 7: mini.donations.stripe_id has the class secret but is readable by authenticated",
  },
  {
    sql: policy(
      "p",
      "for delete to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'role') = 'staff')",
    ),
    message: "rule 8: mini.events / p trusts user_metadata, which users can edit",
  },
  { sql: policy("p", "for delete using (id = 1)"), message: "rule 8: mini.events / p applies to PUBLIC" },
  {
    sql: policy("p", "for delete to authenticated using (auth.uid() is not null)"),
    message: "rule 8: mini.events / p reads the caller once per row",
  },
  {
    sql: policy("p", "for delete to authenticated using (mini_helpers.is_staff())"),
    message: "rule 8: mini.events / p reads the caller once per row",
  },
  {
    sql: policy("p", "for update to anon using (id = 1)"),
    message: "rule 9: mini.events / p allows writes without WITH CHECK",
  },
  {
    sql: policy("p", "for insert to anon with check (true)"),
    message: "rule 9: mini.events / p allows every write",
  },
  {
    sql: "create policy p on mini.donations for select to anon using (true)",
    message: "rule 9: mini.donations / p shows every row of a table with non-public columns",
  },
  {
    sql: "alter publication supabase_realtime add table mini.events",
    message: "rule 10: mini.events is in the realtime publication but not registered as isBroadcast",
  },
  {
    sql: "insert into storage.buckets (id, name, public) values ('all', 'all', true)",
    message: "rule 10: the bucket all is public but not listed in publicBuckets",
  },
  {
    sql: "insert into storage.buckets (id, name) values ('new', 'new')",
    message: "rule 2: storage.objects has no fixture row in the bucket new",
  },
  {
    sql: "create policy p on storage.objects for delete to anon using (owner_id = (select auth.uid())::text)",
    message: "rule 8: storage.objects / p applies to anon and reads the caller",
  },
  {
    sql: "alter table mini.profiles add constraint to_user foreign key (id) references auth.users",
    message: "rule 11: to_user has no ON DELETE action for deleted users",
  },
  {
    sql: "alter table mini.raffle_entries add constraint to_event foreign key (user_id) references mini.profiles",
    message: "rule 11: to_event of mini.raffle_entries has no index",
  },
  { sql: "grant select (id) on mini.events to public", message: "rule 12: mini.events is granted to PUBLIC" },
  { sql: "grant create on schema mini to public", message: "rule 12: PUBLIC can create objects in mini" },
  {
    sql: "create table mini_helpers.notes (id int); grant insert on mini_helpers.notes to anon",
    message: "rule 13: mini_helpers.notes is not in an API schema but accessible to anon",
  },
  {
    sql: "create view mini.u with (security_invoker = on) as select id from auth.users; grant select on mini.u to anon",
    message: "advisor 0002 auth_users_exposed: mini.u exposes auth.users",
  },
  {
    sql: "create table mini.oops (id integer)",
    message: "advisor 0004 no_primary_key: mini.oops has no primary key",
  },
  {
    sql: policy("p", "for select to anon using (id = 1)"),
    message: "advisor 0006 multiple_permissive_policies: mini.events has 2 policies for anon to r",
  },
  {
    sql: "alter table mini.events disable row level security",
    message:
      "advisor 0007 policy_exists_rls_disabled: mini.events has policies but row-level security is disabled",
  },
  {
    sql: 'drop policy "both sides read their link" on mini.guardianships; drop policy "helpers know every guardian" on mini.guardianships',
    message: "advisor 0008 rls_enabled_no_policy: mini.guardianships has no policy",
  },
  {
    sql: "create index one on mini.events (title); create index two on mini.events (title)",
    message: "advisor 0009 duplicate_index: mini.events has the same index twice: one, two",
  },
  {
    sql: "create function mini.f() returns int language sql as 'select 1'",
    message: "advisor 0011 function_search_path_mutable: mini.f() does not set search_path",
  },
  {
    sql: "create extension citext schema mini",
    message: "advisor 0014 extension_in_public: citext is installed in an API schema",
  },
  {
    sql: "alter table mini.events add column kind regproc",
    message:
      "advisor 0018 unsupported_reg_types: mini.events.kind has a type that pg_upgrade does not support",
  },
  {
    sql: "create view mini.pgmq_jobs as select 1",
    message: "advisor 0019 insecure_queue_exposed_in_api: mini.pgmq_jobs exposes a queue",
  },
  {
    sql: "alter table mini.profiles add constraint to_phone foreign key (email) references auth.users (phone)",
    message:
      "advisor 0021 fkey_to_auth_unique: to_phone references a unique column of auth instead of a primary key",
  },
  {
    sql: "update pg_extension set extversion = '0.1' where extname = 'pgcrypto'",
    message: "advisor 0022 extension_versions_outdated: pgcrypto is not the newest version",
  },
  {
    sql: "alter table mini.events add column api_key text; comment on column mini.events.api_key is 'class:public'",
    message:
      "advisor 0023 sensitive_columns_exposed: mini.events.api_key has the class public despite its name",
  },
  {
    sql: "update pg_extension set extname = 'pg_graphql' where extname = 'uuid-ossp'",
    message: "advisor 0026 pg_graphql: pg_graphql exposes the tables a second time",
  },
]

function policy(name: string, text: string) {
  return `create policy ${name} on mini.events ${text}`
}
