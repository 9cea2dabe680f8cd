/** For each rule and advisor, a change of the sample schema that violates it and the message to expect. */
export const violations: { sql: string; message: string }[] = [
  {
    sql: "alter table sample.events disable row level security",
    message: "rule 1: sample.events has row-level security disabled",
  },
  {
    sql: "create table sample_helpers.oops (id integer)",
    message: "rule 1: sample_helpers.oops has row-level security disabled",
  },
  {
    sql: "create table sample.oops (id integer)",
    message: "rule 2: sample.oops is not registered: add tests/policies/tables/sample/oops.ts",
  },
  {
    sql: "drop view sample.published_events",
    message:
      "rule 2: sample.published_events does not exist: delete tests/policies/tables/sample/published-events.ts",
  },
  {
    sql: "grant trigger on sample.events to anon",
    message: "rule 3: sample.events: anon has TRIGGER, which bypasses row-level security",
  },
  {
    sql: "grant references (id) on sample.events to authenticated",
    message: "rule 3: sample.events: authenticated has REFERENCES, which bypasses row-level security",
  },
  {
    sql: "grant maintain on sample.events to authenticated",
    message: "rule 3: sample.events: authenticated has MAINTAIN, which bypasses row-level security",
  },
  {
    sql: "alter function sample_helpers.is_staff() set search_path = public",
    message: "rule 4: sample_helpers.is_staff() is SECURITY DEFINER without an empty search_path",
  },
  {
    sql: "alter function sample_helpers.is_staff() owner to postgres",
    message: "rule 4: sample_helpers.is_staff() runs as postgres, who bypasses row-level security",
  },
  {
    sql: "create function sample.f() returns int language sql security definer set search_path = '' as 'select 1'",
    message: "rule 4: sample.f() is SECURITY DEFINER in an API schema",
  },
  {
    sql: "create function sample_helpers.f() returns int language sql security definer set search_path = '' as 'select 1'",
    message: "rule 4: sample_helpers.f() is SECURITY DEFINER but not registered in tests/policies/tables",
  },
  {
    sql: "alter function sample_helpers.is_staff() security invoker",
    message: "rule 4: sample_helpers.is_staff() is registered but not SECURITY DEFINER",
  },
  {
    sql: "create function sample.f() returns int language sql as 'select 1'; grant execute on function sample.f() to public",
    message: "rule 5: sample.f() is executable by PUBLIC",
  },
  {
    sql: "alter default privileges in schema sample grant select on tables to anon",
    message: "rule 5: new objects of sample are granted to anon",
  },
  {
    sql: "alter view sample.published_events reset (security_invoker)",
    message: "rule 6: sample.published_events is a view without security_invoker",
  },
  {
    sql: "create materialized view sample.m as select 1",
    message: "rule 6: sample.m is a materialized view",
  },
  {
    sql: "create foreign data wrapper w; create server s foreign data wrapper w; create foreign table sample.f (id int) server s",
    message: "rule 6: sample.f is a foreign table",
  },
  {
    sql: "alter table sample.events add column new_one text",
    message: "rule 7: sample.events.new_one has no class",
  },
  {
    sql: "comment on table sample.events is 'class:s3'; alter table sample.events add column new_one text; grant select (new_one) on sample.events to anon",
    message: "rule 7: sample.events.new_one has the class s3 but is readable by anon",
  },
  {
    sql: "grant select (county) on sample.reversal_reports to anon",
    message: "rule 7: sample.reversal_reports.county has the class s3 but is readable by anon",
  },
  {
    sql: "grant select (stripe_id) on sample.donations to authenticated",
    message: "rule 7: sample.donations.stripe_id has the class secret but is readable by authenticated",
  },
  {
    sql: policy(
      "p",
      "for delete to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'role') = 'staff')",
    ),
    message: "rule 8: sample.events / p trusts user_metadata, which users can edit",
  },
  { sql: policy("p", "for delete using (id = 1)"), message: "rule 8: sample.events / p applies to PUBLIC" },
  {
    sql: policy("p", "for delete to authenticated using (auth.uid() is not null)"),
    message: "rule 8: sample.events / p reads the caller once per row",
  },
  {
    sql: policy("p", "for delete to authenticated using (sample_helpers.is_staff())"),
    message: "rule 8: sample.events / p reads the caller once per row",
  },
  {
    sql: policy("p", "for update to anon using (id = 1)"),
    message: "rule 9: sample.events / p allows writes without WITH CHECK",
  },
  {
    sql: policy("p", "for insert to anon with check (true)"),
    message: "rule 9: sample.events / p allows every write",
  },
  {
    sql: "create policy p on sample.donations for select to anon using (true)",
    message: "rule 9: sample.donations / p shows every row of a table with non-public columns",
  },
  {
    sql: "alter publication supabase_realtime add table sample.events",
    message: "rule 10: sample.events is in the realtime publication but not registered as isBroadcast",
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
    sql: "alter table sample.profiles add constraint to_user foreign key (id) references auth.users",
    message: "rule 11: to_user has no ON DELETE action for deleted users",
  },
  {
    sql: "alter table sample.raffle_entries add constraint to_event foreign key (user_id) references sample.profiles",
    message: "rule 11: to_event of sample.raffle_entries has no index",
  },
  {
    sql: "grant select (id) on sample.events to public",
    message: "rule 12: sample.events is granted to PUBLIC",
  },
  { sql: "grant create on schema sample to public", message: "rule 12: PUBLIC can create objects in sample" },
  {
    sql: "create table sample_helpers.notes (id int); grant insert on sample_helpers.notes to anon",
    message: "rule 13: sample_helpers.notes is not in an API schema but accessible to anon",
  },
  {
    sql: "create view sample.u with (security_invoker = on) as select id from auth.users; grant select on sample.u to anon",
    message: "advisor 0002 auth_users_exposed: sample.u exposes auth.users",
  },
  {
    sql: "create table sample.oops (id integer)",
    message: "advisor 0004 no_primary_key: sample.oops has no primary key",
  },
  {
    sql: policy("p", "for select to anon using (id = 1)"),
    message: "advisor 0006 multiple_permissive_policies: sample.events has 2 policies for anon to r",
  },
  {
    sql: "alter table sample.events disable row level security",
    message:
      "advisor 0007 policy_exists_rls_disabled: sample.events has policies but row-level security is disabled",
  },
  {
    sql: 'drop policy "both sides read their guardianship" on sample.guardianships; drop policy "helpers read every guardianship" on sample.guardianships',
    message: "advisor 0008 rls_enabled_no_policy: sample.guardianships has no policy",
  },
  {
    sql: "create index one on sample.events (title); create index two on sample.events (title)",
    message: "advisor 0009 duplicate_index: sample.events has the same index twice: one, two",
  },
  ...["<> 'a'", "= 'a'", "in ('a', 'b')"].map(condition => ({
    sql: `create type sample.kind as enum ('a', 'b', 'c'); alter table sample.events add column kind sample.kind;
      create index events_kind on sample.events (id) where kind ${condition}`,
    message: "rule 14: sample.events_kind names values of kind, so that column needs n_distinct = 3",
  })),
  {
    sql: "create function sample.f() returns int language sql as 'select 1'",
    message: "advisor 0011 function_search_path_mutable: sample.f() does not set search_path",
  },
  {
    sql: "create extension citext schema sample",
    message: "advisor 0014 extension_in_public: citext is installed in an API schema",
  },
  {
    sql: "alter table sample.events add column kind regproc",
    message:
      "advisor 0018 unsupported_reg_types: sample.events.kind has a type that pg_upgrade does not support",
  },
  {
    sql: "create view sample.pgmq_jobs as select 1",
    message: "advisor 0019 insecure_queue_exposed_in_api: sample.pgmq_jobs exposes a queue",
  },
  {
    sql: "alter table sample.profiles add constraint to_phone foreign key (email) references auth.users (phone)",
    message:
      "advisor 0021 fkey_to_auth_unique: to_phone references a unique column of auth instead of a primary key",
  },
  {
    sql: "update pg_extension set extversion = '0.1' where extname = 'pgcrypto'",
    message: "advisor 0022 extension_versions_outdated: pgcrypto is not the newest version",
  },
  {
    sql: "alter table sample.events add column api_key text; comment on column sample.events.api_key is 'class:public'",
    message:
      "advisor 0023 sensitive_columns_exposed: sample.events.api_key has the class public despite its name",
  },
  {
    sql: "update pg_extension set extname = 'pg_graphql' where extname = 'uuid-ossp'",
    message: "advisor 0026 pg_graphql: pg_graphql exposes the tables a second time",
  },
]

function policy(name: string, text: string) {
  return `create policy ${name} on sample.events ${text}`
}
