-- Links with which helpers check people in at the door, without an account. A link is for one date, and ends after it.

create table public.check_in_links (
  id uuid primary key default gen_random_uuid(),
  date_id uuid not null references public.event_dates (id) on delete cascade,
  label text not null check (length(label) between 1 and 40 and label !~ '[[:cntrl:]]'),
  key_hash bytea not null unique,
  roster_secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references auth.users (id) on delete set null
);
comment on table public.check_in_links is 'class:s2';
comment on column public.check_in_links.label is 'Where the link is used, such as "Front door".';
comment on column public.check_in_links.last_used_at is 'When a helper last saved something with it.';
comment on column public.check_in_links.key_hash is 'class:secret';
comment on column public.check_in_links.roster_secret is 'class:secret';
create index check_in_links_date on public.check_in_links (date_id, created_at);
create index check_in_links_created_by on public.check_in_links (created_by);
create index check_in_links_revoked_by on public.check_in_links (revoked_by);
alter table public.check_in_links enable row level security;
grant select, insert, update, delete on public.check_in_links to service_role;
grant select, insert, update (revoked_at, revoked_by, last_used_at), delete on public.check_in_links to function_owner;
grant select (id, date_id, label, created_at, last_used_at, revoked_at) on public.check_in_links to authenticated;

create policy "function owner manages check-in links" on public.check_in_links for all to function_owner
  using (true) with check (true);
create policy "chapter leads read links of their dates, event staff all" on public.check_in_links
  for select to authenticated
  using (date_id = any (array(select private.led_dates()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

-- Until when the links of a date work: helpers without a network send what they noted when they are back home.
create function private.check_in_links_end(day public.event_dates) returns timestamptz
language sql immutable set search_path = '' as $$
  select day.ends_at + interval '6 hours'
$$;

-- The link with this key, if it still works.
create function private.open_check_in_link(key text) returns public.check_in_links
language sql stable set search_path = '' as $$
  select l.* from public.check_in_links l join public.event_dates d on d.id = l.date_id
  where l.key_hash = sha256(convert_to(key, 'UTF8')) and l.revoked_at is null and d.canceled_at is null
    and now() < private.check_in_links_end(d)
$$;

create type public.check_in_link_outcome as enum ('saved', 'too-many', 'over', 'invalid', 'unknown', 'not-allowed');

create function private.manages_date(wanted uuid) returns boolean language sql stable set search_path = '' as $$
  select private.manages_events_of((
    select e.chapter_id from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted))
$$;

-- The key is shown this once; the table has only its hash.
create function private.create_check_in_link(date uuid, name text)
returns table (outcome public.check_in_link_outcome, key text) language plpgsql security definer set search_path = '' as $$
declare
  day public.event_dates;
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  select d.* into day from public.event_dates d where d.id = date for update;
  outcome := case when day.id is null then 'unknown'
    when not private.manages_date(date) then 'not-allowed'
    when day.canceled_at is not null or now() >= private.check_in_links_end(day) then 'over'
    when (select count(*) from public.check_in_links l where l.date_id = date and l.revoked_at is null) >= 20 then 'too-many'
    else 'saved' end::public.check_in_link_outcome;
  if outcome = 'saved' then
    insert into public.check_in_links (date_id, label, key_hash, created_by)
      values (date, trim(name), sha256(convert_to(secret, 'UTF8')), private.caller_id());
    key := secret;
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    key := null;
    return next;
end $$;
call private.publish_function('create_check_in_link', '{authenticated}', 'date uuid, label text');

create function private.revoke_check_in_link(link uuid) returns public.check_in_link_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.check_in_links;
begin
  select l.* into held from public.check_in_links l where l.id = link;
  if held.id is null then return 'unknown'; end if;
  if not private.manages_date(held.date_id) then return 'not-allowed'; end if;
  update public.check_in_links l set revoked_at = now(), revoked_by = private.caller_id()
    where l.id = link and l.revoked_at is null;
  return 'saved';
end $$;
call private.publish_function('revoke_check_in_link', '{authenticated}');

-- The links of a date for the people who manage it, also those that have ended.
create function private.check_in_links_of(date uuid) returns table (
  id uuid, label text, created_at timestamptz, created_by_name text, last_used_at timestamptz, ended_at timestamptz,
  ended_by_name text, check_ins bigint
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.manages_date(date) then return; end if;
  return query
    select l.id, l.label, l.created_at, private.display_name_of(l.created_by), l.last_used_at,
      least(l.revoked_at, case when now() >= private.check_in_links_end(d) then private.check_in_links_end(d) end),
      private.display_name_of(l.revoked_by),
      (select count(*) from public.check_ins c where c.link_id = l.id and c.undone_at is null)
    from public.check_in_links l join public.event_dates d on d.id = l.date_id
    where l.date_id = date order by l.created_at, l.id;
end $$;
call private.publish_function('check_in_links_of', '{authenticated}');

-- A month after the event nobody needs to know which link was used.
create function private.delete_old_check_in_links() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.check_in_links l using public.event_dates d
    where d.id = l.date_id and d.ends_at < now() - interval '30 days'
    returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $$;
call private.publish_function('delete_old_check_in_links');
insert into private.periodic_tasks (name, every) values ('delete_old_check_in_links', '1 day');

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.check_in_links', 'Helper links you created or ended', 'created_by = $1 or revoked_by = $1',
    '[["label", "Used at"], ["created_at", "Created on"], ["revoked_at", "Ended on"]]', 'anonymize',
    'created_by = nullif(created_by, $1), revoked_by = nullif(revoked_by, $1)',
    'The event team sees which links existed for up to a month after the event. They no longer name you.');

grant execute on function private.check_in_links_end(public.event_dates), private.open_check_in_link(text),
  private.manages_date(uuid) to function_owner;
