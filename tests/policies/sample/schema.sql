-- A miniature of the product's schema, only to prove that the matrix notices what it must.
alter default privileges revoke execute on functions from public;
do $$ begin
  create role miniature_helper nologin;
exception when duplicate_object or unique_violation then null;
end $$;

create schema mini;
create schema mini_helpers;
grant usage on schema mini, mini_helpers to anon, authenticated, service_role;
grant usage on schema mini, mini_helpers, auth to miniature_helper;

create table mini.profiles (
  id uuid primary key,
  display_name text not null,
  email text not null,
  birth_date date not null,
  role text not null default 'member'
);
create table mini.guardianships (
  guardian uuid not null,
  minor uuid not null,
  verified_at timestamptz,
  revoked_at timestamptz,
  primary key (guardian, minor)
);
create table mini.events (id integer primary key, title text not null, capacity integer not null, status text not null);
create table mini.registrations (
  id integer primary key,
  event_id integer not null references mini.events,
  user_id uuid not null,
  note text,
  unique (event_id, user_id)
);
create table mini.reversal_reports (
  id integer primary key,
  county text not null,
  month date not null,
  doses integer not null,
  free_text text
);
create table mini.donations (
  id integer primary key,
  user_id uuid,
  amount_cents integer not null,
  stripe_id text not null,
  donor_email text not null
);
create table mini.certificates (id integer primary key, user_id uuid not null, code text not null unique, course text not null);
create table mini.raffle_entries (id integer primary key, raffle_id integer not null, user_id uuid not null, unique (raffle_id, user_id));

do $$
declare wanted record;
begin
  for wanted in select c.relname, a.attname,
      case when a.attname in ('stripe_id') then 'secret' when c.relname = 'reversal_reports' then 's3'
        when c.relname = 'events' then 'public' else 's2' end as class
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'mini'::regnamespace and c.relkind = 'r' loop
    execute format('comment on column mini.%I.%I is %L', wanted.relname, wanted.attname, 'class:' || wanted.class);
    execute format('alter table mini.%I enable row level security', wanted.relname);
  end loop;
end $$;

create function mini_helpers.is_staff() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from mini.profiles p where p.id = (select auth.uid()) and p.role in ('staff', 'admin'))
$$;
create function mini_helpers.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from mini.profiles p where p.id = (select auth.uid()) and p.role = 'admin')
$$;
create function mini_helpers.guards(child uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from mini.guardianships g join mini.profiles p on p.id = g.minor
    where g.minor = child and g.guardian = (select auth.uid()) and g.verified_at is not null and g.revoked_at is null
      and p.birth_date > current_date - interval '18 years'
  )
$$;
alter function mini_helpers.is_staff() owner to miniature_helper;
alter function mini_helpers.is_admin() owner to miniature_helper;
alter function mini_helpers.guards(uuid) owner to miniature_helper;
grant execute on all functions in schema mini_helpers to authenticated;
grant select on mini.profiles, mini.guardianships to miniature_helper;
create policy "helpers know everybody" on mini.profiles for select to miniature_helper using (true);
create policy "helpers know every guardian" on mini.guardianships for select to miniature_helper using (true);

grant select, update (display_name) on mini.profiles to authenticated;
create policy "members, their guardians and staff read profiles" on mini.profiles for select to authenticated
  using (id = (select auth.uid()) or mini_helpers.guards(id) or (select mini_helpers.is_staff()));
create policy "members edit their own profile" on mini.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on mini.guardianships to authenticated;
create policy "both sides read their link" on mini.guardianships for select to authenticated
  using (guardian = (select auth.uid()) or minor = (select auth.uid()));

grant select on mini.events to anon, authenticated;
grant insert, update on mini.events to authenticated;
create policy "visitors read published events" on mini.events for select to anon using (status = 'published');
create policy "members read published events, staff all" on mini.events for select to authenticated
  using (status = 'published' or (select mini_helpers.is_staff()));
create policy "staff add events" on mini.events for insert to authenticated with check ((select mini_helpers.is_staff()));
create policy "staff edit events" on mini.events for update to authenticated
  using ((select mini_helpers.is_staff())) with check ((select mini_helpers.is_staff()));

grant select, insert, delete, update (user_id, note) on mini.registrations to authenticated;
create policy "members, guardians and staff read registrations" on mini.registrations for select to authenticated
  using (user_id = (select auth.uid()) or mini_helpers.guards(user_id) or (select mini_helpers.is_staff()));
create policy "members and guardians register" on mini.registrations for insert to authenticated
  with check (user_id = (select auth.uid()) or mini_helpers.guards(user_id));
create policy "members and guardians change registrations" on mini.registrations for update to authenticated
  using (user_id = (select auth.uid()) or mini_helpers.guards(user_id))
  with check (user_id = (select auth.uid()) or mini_helpers.guards(user_id));
create policy "members and guardians cancel" on mini.registrations for delete to authenticated
  using (user_id = (select auth.uid()) or mini_helpers.guards(user_id));

grant insert on mini.reversal_reports to anon, authenticated;
grant select on mini.reversal_reports to authenticated;
create policy "anyone reports" on mini.reversal_reports for insert to anon, authenticated with check (doses between 1 and 20);
create policy "staff read reports" on mini.reversal_reports for select to authenticated using ((select mini_helpers.is_staff()));

grant select (id, user_id, amount_cents) on mini.donations to authenticated;
create policy "donors and admins read donations" on mini.donations for select to authenticated
  using (user_id = (select auth.uid()) or (select mini_helpers.is_admin()));
create policy "others' money needs a second factor" on mini.donations as restrictive for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.jwt() ->> 'aal') = 'aal2');

grant select on mini.certificates to authenticated;
create policy "members, guardians and staff read certificates" on mini.certificates for select to authenticated
  using (user_id = (select auth.uid()) or mini_helpers.guards(user_id) or (select mini_helpers.is_staff()));

grant select, insert on mini.raffle_entries to authenticated;
create policy "members and staff read entries" on mini.raffle_entries for select to authenticated
  using (user_id = (select auth.uid()) or (select mini_helpers.is_staff()));
create policy "members enter for themselves" on mini.raffle_entries for insert to authenticated
  with check (user_id = (select auth.uid()));

create view mini.published_events with (security_invoker = on) as select id, title from mini.events where status = 'published';
grant select on mini.published_events to anon;
grant select, insert, update, delete on all tables in schema mini to service_role;

-- Files and channels: tables of the platform under policies of ours.
insert into storage.buckets (id, name) values ('portraits', 'portraits');
create policy "members know where portraits are" on storage.buckets for select to authenticated using (id = 'portraits');
create policy "members see their own portrait, staff all" on storage.objects for select to authenticated
  using (bucket_id = 'portraits'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select mini_helpers.is_staff())));
create policy "members add their own portrait" on storage.objects for insert to authenticated
  with check (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members replace their own portrait" on storage.objects for update to authenticated
  using (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members remove their own portrait" on storage.objects for delete to authenticated
  using (bucket_id = 'portraits' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members hear their own channel" on realtime.messages for select to authenticated
  using ((select realtime.topic()) = 'member:' || (select auth.uid())::text);
create policy "members speak in their own channel" on realtime.messages for insert to authenticated
  with check ((select realtime.topic()) = 'member:' || (select auth.uid())::text and extension = 'broadcast');
