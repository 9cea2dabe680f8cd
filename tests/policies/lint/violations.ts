/** For each rule and advisor, a change of the miniature schema that breaks it, and what must be reported. */
export const planted: { sql: string; fault: string }[] = [
  {
    sql: "alter table mini.events disable row level security",
    fault: "rule 1: mini.events has row level security off",
  },
  {
    sql: "create table mini_helpers.oops (id integer)",
    fault: "rule 1: mini_helpers.oops has row level security off",
  },
  {
    sql: "create table mini.oops (id integer)",
    fault: "rule 2: mini.oops has no fixture, so nobody looked at it",
  },
  {
    sql: "drop view mini.published_events",
    fault: "rule 2: the fixture of mini.published_events has no table",
  },
  {
    sql: "grant trigger on mini.events to anon",
    fault: "rule 3: mini.events: anon holds TRIGGER, which row level security does not see",
  },
  {
    sql: "grant references (id) on mini.events to authenticated",
    fault: "rule 3: mini.events: authenticated holds REFERENCES, which row level security does not see",
  },
  {
    sql: "grant maintain on mini.events to authenticated",
    fault: "rule 3: mini.events: authenticated holds MAINTAIN, which row level security does not see",
  },
  {
    sql: "alter function mini_helpers.is_staff() set search_path = public",
    fault: "rule 4: mini_helpers.is_staff() runs as its owner without an empty search_path",
  },
  {
    sql: "alter function mini_helpers.is_staff() owner to postgres",
    fault: "rule 4: mini_helpers.is_staff() runs as postgres, who skips row level security",
  },
  {
    sql: "create function mini.f() returns int language sql security definer set search_path = '' as 'select 1'",
    fault: "rule 4: mini.f() runs as its owner and is open to the API",
  },
  {
    sql: "create function mini_helpers.f() returns int language sql security definer set search_path = '' as 'select 1'",
    fault: "rule 4: mini_helpers.f() runs as its owner and is not on the list",
  },
  {
    sql: "alter function mini_helpers.is_staff() security invoker",
    fault: "rule 4: mini_helpers.is_staff() is on the list but does not run as its owner",
  },
  {
    sql: "create function mini.f() returns int language sql as 'select 1'; grant execute on function mini.f() to public",
    fault: "rule 5: mini.f() can be called by PUBLIC",
  },
  {
    sql: "alter default privileges in schema mini grant select on tables to anon",
    fault: "rule 5: new objects of mini are granted to anon",
  },
  {
    sql: "alter view mini.published_events reset (security_invoker)",
    fault: "rule 6: mini.published_events is a view with the rights of its owner",
  },
  {
    sql: "create materialized view mini.m as select 1",
    fault: "rule 6: mini.m is a materialized view",
  },
  {
    sql: "create foreign data wrapper w; create server s foreign data wrapper w; create foreign table mini.f (id int) server s",
    fault: "rule 6: mini.f is a foreign table",
  },
  {
    sql: "alter table mini.events add column new_one text",
    fault: "rule 7: mini.events.new_one has no class",
  },
  {
    sql: "grant select (county) on mini.reversal_reports to anon",
    fault: "rule 7: mini.reversal_reports.county is of class s3 and readable by anon",
  },
  {
    sql: "grant select (stripe_id) on mini.donations to authenticated",
    fault: "rule 7: mini.donations.stripe_id is of class secret and readable by authenticated",
  },
  {
    sql: policy(
      "p",
      "for delete to authenticated using ((select auth.jwt() -> 'user_metadata' ->> 'role') = 'staff')",
    ),
    fault: "rule 8: mini.events / p trusts user_metadata, which users edit themselves",
  },
  { sql: policy("p", "for delete using (id = 1)"), fault: "rule 8: mini.events / p is for PUBLIC" },
  {
    sql: policy("p", "for delete to authenticated using (auth.uid() is not null)"),
    fault: "rule 8: mini.events / p asks who is calling once per row",
  },
  {
    sql: policy("p", "for delete to authenticated using (mini_helpers.is_staff())"),
    fault: "rule 8: mini.events / p asks who is calling once per row",
  },
  {
    sql: policy("p", "for update to anon using (id = 1)"),
    fault: "rule 9: mini.events / p lets rows be written without WITH CHECK",
  },
  {
    sql: policy("p", "for insert to anon with check (true)"),
    fault: "rule 9: mini.events / p lets everybody write",
  },
  {
    sql: "create policy p on mini.donations for select to anon using (true)",
    fault: "rule 9: mini.donations / p shows everybody more than public columns",
  },
  {
    sql: "alter publication supabase_realtime add table mini.events",
    fault: "rule 10: mini.events is announced to browsers and not on the list",
  },
  {
    sql: "insert into storage.buckets (id, name, public) values ('all', 'all', true)",
    fault: "rule 10: the bucket all is public and not on the list",
  },
  {
    sql: "insert into storage.buckets (id, name) values ('new', 'new')",
    fault: "rule 2: no fixture of storage.objects is in the bucket new, so nobody looked at it",
  },
  {
    sql: "create policy p on storage.objects for delete to anon using (owner_id = (select auth.uid())::text)",
    fault: "rule 8: storage.objects / p is for anon and asks who is calling",
  },
  {
    sql: "alter table mini.profiles add constraint to_user foreign key (id) references auth.users",
    fault: "rule 11: to_user does not say what happens when the user goes",
  },
  {
    sql: "alter table mini.raffle_entries add constraint to_event foreign key (user_id) references mini.profiles",
    fault: "rule 11: to_event of mini.raffle_entries has no index",
  },
  { sql: "grant select (id) on mini.events to public", fault: "rule 12: mini.events is granted to PUBLIC" },
  { sql: "grant create on schema mini to public", fault: "rule 12: PUBLIC may create in mini" },
  {
    sql: "create table mini_helpers.notes (id int); grant insert on mini_helpers.notes to anon",
    fault: "rule 13: mini_helpers.notes is not for the API but open to anon",
  },
  {
    sql: "create view mini.u with (security_invoker = on) as select id from auth.users; grant select on mini.u to anon",
    fault: "advisor 0002 auth_users_exposed: mini.u shows auth.users",
  },
  {
    sql: "create table mini.oops (id integer)",
    fault: "advisor 0004 no_primary_key: mini.oops has no primary key",
  },
  {
    sql: policy("p", "for select to anon using (id = 1)"),
    fault: "advisor 0006 multiple_permissive_policies: mini.events has 2 policies for anon to r",
  },
  {
    sql: "alter table mini.events disable row level security",
    fault: "advisor 0007 policy_exists_rls_disabled: mini.events has policies that are switched off",
  },
  {
    sql: 'drop policy "both sides read their link" on mini.guardianships; drop policy "helpers know every guardian" on mini.guardianships',
    fault: "advisor 0008 rls_enabled_no_policy: mini.guardianships has no policy",
  },
  {
    sql: "create index one on mini.events (title); create index two on mini.events (title)",
    fault: "advisor 0009 duplicate_index: mini.events has the same index twice: one, two",
  },
  {
    sql: "create function mini.f() returns int language sql as 'select 1'",
    fault: "advisor 0011 function_search_path_mutable: mini.f() takes the search_path of its caller",
  },
  {
    sql: "create extension citext schema mini",
    fault: "advisor 0014 extension_in_public: citext is installed among our tables",
  },
  {
    sql: "alter table mini.events add column kind regproc",
    fault: "advisor 0018 unsupported_reg_types: mini.events.kind is of a type that cannot be upgraded",
  },
  {
    sql: "create view mini.pgmq_jobs as select 1",
    fault: "advisor 0019 insecure_queue_exposed_in_api: mini.pgmq_jobs shows a queue",
  },
  {
    sql: "alter table mini.profiles add constraint to_phone foreign key (email) references auth.users (phone)",
    fault: "advisor 0021 fkey_to_auth_unique: to_phone refers to a unique column of auth that is not its key",
  },
  {
    sql: "update pg_extension set extversion = '0.1' where extname = 'pgcrypto'",
    fault: "advisor 0022 extension_versions_outdated: pgcrypto is not at its newest version",
  },
  {
    sql: "alter table mini.events add column api_key text; comment on column mini.events.api_key is 'class:public'",
    fault: "advisor 0023 sensitive_columns_exposed: mini.events.api_key sounds secret and is of class public",
  },
  {
    sql: "update pg_extension set extname = 'pg_graphql' where extname = 'uuid-ossp'",
    fault: "advisor 0026 pg_graphql: pg_graphql is a second door to the tables",
  },
]

function policy(name: string, text: string) {
  return `create policy ${name} on mini.events ${text}`
}
