-- A small schema that shows what the matrix, the lint and the mutants notice.
alter default privileges revoke execute on functions from public;
do $$ begin
  create role sample_function_owner nologin;
exception when duplicate_object or unique_violation then null;
end $$;

create schema sample;
create schema sample_helpers;
grant usage on schema sample, sample_helpers to anon, authenticated, service_role;
grant usage on schema sample, sample_helpers, auth to sample_function_owner;

create table sample.profiles (
  id uuid primary key,
  display_name text not null,
  email text not null,
  birth_date date not null,
  role text not null default 'member'
);
create table sample.guardianships (
  guardian uuid not null,
  minor uuid not null,
  verified_at timestamptz,
  revoked_at timestamptz,
  primary key (guardian, minor)
);
create table sample.events (id integer primary key, title text not null, capacity integer not null, status text not null);
create table sample.registrations (
  id integer primary key,
  event_id integer not null references sample.events,
  user_id uuid not null,
  note text,
  unique (event_id, user_id)
);
create table sample.reversal_reports (
  id integer primary key,
  county text not null,
  month date not null,
  doses integer not null,
  free_text text
);
create table sample.donations (
  id integer primary key,
  user_id uuid,
  amount_cents integer not null,
  stripe_id text not null,
  donor_email text not null
);
create table sample.certificates (id integer primary key, user_id uuid not null, code text not null unique, course text not null);
create table sample.raffle_entries (id integer primary key, raffle_id integer not null, user_id uuid not null, unique (raffle_id, user_id));

do $$
declare wanted record;
begin
  for wanted in select c.relname, a.attname,
      case when a.attname in ('stripe_id') then 'secret' when c.relname = 'reversal_reports' then 's3'
        when c.relname = 'events' then 'public' else 's2' end as class
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'sample'::regnamespace and c.relkind = 'r' loop
    execute format('comment on column sample.%I.%I is %L', wanted.relname, wanted.attname, 'class:' || wanted.class);
    execute format('alter table sample.%I enable row level security', wanted.relname);
  end loop;
end $$;

create function sample_helpers.is_staff() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from sample.profiles p where p.id = (select auth.uid()) and p.role in ('staff', 'admin'))
$$;
create function sample_helpers.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from sample.profiles p where p.id = (select auth.uid()) and p.role = 'admin')
$$;
create function sample_helpers.guards(child uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from sample.guardianships g join sample.profiles p on p.id = g.minor
    where g.minor = child and g.guardian = (select auth.uid()) and g.verified_at is not null and g.revoked_at is null
      and p.birth_date > current_date - interval '18 years'
  )
$$;
alter function sample_helpers.is_staff() owner to sample_function_owner;
alter function sample_helpers.is_admin() owner to sample_function_owner;
alter function sample_helpers.guards(uuid) owner to sample_function_owner;
grant execute on all functions in schema sample_helpers to authenticated;
grant select on sample.profiles, sample.guardianships to sample_function_owner;
create policy "helpers read every profile" on sample.profiles for select to sample_function_owner using (true);
create policy "helpers read every guardianship" on sample.guardianships for select to sample_function_owner using (true);

grant select, update (display_name) on sample.profiles to authenticated;
create policy "members, their guardians and staff read profiles" on sample.profiles for select to authenticated
  using (id = (select auth.uid()) or sample_helpers.guards(id) or (select sample_helpers.is_staff()));
create policy "members edit their own profile" on sample.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on sample.guardianships to authenticated;
create policy "both sides read their guardianship" on sample.guardianships for select to authenticated
  using (guardian = (select auth.uid()) or minor = (select auth.uid()));

grant select on sample.events to anon, authenticated;
grant insert, update on sample.events to authenticated;
create policy "visitors read published events" on sample.events for select to anon using (status = 'published');
create policy "members read published events, staff all" on sample.events for select to authenticated
  using (status = 'published' or (select sample_helpers.is_staff()));
create policy "staff add events" on sample.events for insert to authenticated with check ((select sample_helpers.is_staff()));
create policy "staff edit events" on sample.events for update to authenticated
  using ((select sample_helpers.is_staff())) with check ((select sample_helpers.is_staff()));

grant select, insert, delete, update (user_id, note) on sample.registrations to authenticated;
create policy "members, guardians and staff read registrations" on sample.registrations for select to authenticated
  using (user_id = (select auth.uid()) or sample_helpers.guards(user_id) or (select sample_helpers.is_staff()));
create policy "members and guardians register" on sample.registrations for insert to authenticated
  with check (user_id = (select auth.uid()) or sample_helpers.guards(user_id));
create policy "members and guardians change registrations" on sample.registrations for update to authenticated
  using (user_id = (select auth.uid()) or sample_helpers.guards(user_id))
  with check (user_id = (select auth.uid()) or sample_helpers.guards(user_id));
create policy "members and guardians cancel" on sample.registrations for delete to authenticated
  using (user_id = (select auth.uid()) or sample_helpers.guards(user_id));

grant insert on sample.reversal_reports to anon, authenticated;
grant select on sample.reversal_reports to authenticated;
create policy "anyone reports" on sample.reversal_reports for insert to anon, authenticated with check (doses between 1 and 20);
create policy "staff read reports" on sample.reversal_reports for select to authenticated using ((select sample_helpers.is_staff()));

grant select (id, user_id, amount_cents) on sample.donations to authenticated;
create policy "donors and admins read donations" on sample.donations for select to authenticated
  using (user_id = (select auth.uid()) or (select sample_helpers.is_admin()));
create policy "donations of others need a second factor" on sample.donations as restrictive for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.jwt() ->> 'aal') = 'aal2');

grant select on sample.certificates to authenticated;
create policy "members, guardians and staff read certificates" on sample.certificates for select to authenticated
  using (user_id = (select auth.uid()) or sample_helpers.guards(user_id) or (select sample_helpers.is_staff()));

grant select, insert on sample.raffle_entries to authenticated;
create policy "members and staff read entries" on sample.raffle_entries for select to authenticated
  using (user_id = (select auth.uid()) or (select sample_helpers.is_staff()));
create policy "members enter for themselves" on sample.raffle_entries for insert to authenticated
  with check (user_id = (select auth.uid()));

create view sample.published_events with (security_invoker = on) as select id, title from sample.events where status = 'published';
grant select on sample.published_events to anon;
grant select, insert, update, delete on all tables in schema sample to service_role;

-- Policies on tables of Supabase.
insert into storage.buckets (id, name) values ('portraits', 'portraits');
create policy "members see the portraits bucket" on storage.buckets for select to authenticated using (id = 'portraits');
create policy "members see their own portrait, staff all" on storage.objects for select to authenticated
  using (bucket_id = 'portraits'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select sample_helpers.is_staff())));
create policy "members add their own portrait" on storage.objects for insert to authenticated
  with check (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members replace their own portrait" on storage.objects for update to authenticated
  using (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members remove their own portrait" on storage.objects for delete to authenticated
  using (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members receive in their own channel" on realtime.messages for select to authenticated
  using ((select realtime.topic()) = 'member:' || (select auth.uid())::text);
create policy "members send in their own channel" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'member:' || (select auth.uid())::text and extension = 'broadcast');
