-- Who came, and how many kits were handed out. Only functions write these tables.

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  date_id uuid not null references public.event_dates (id) on delete cascade,
  people integer not null check (people between 1 and 5),
  checked_in_at timestamptz not null,
  repeated_at timestamptz,
  undone_at timestamptz,
  changed_at timestamptz not null default now(),
  link_id uuid references public.check_in_links (id) on delete set null,
  device_id uuid not null,
  sequence integer not null check (sequence >= 0),
  unique (device_id, sequence)
);
comment on table public.check_ins is 'class:s2';
comment on column public.check_ins.people is 'How many of the party came.';
comment on column public.check_ins.repeated_at is 'When the ticket was last shown again, perhaps by somebody else.';
comment on column public.check_ins.device_id is 'A random id of the helper''s browser; with the sequence it tells a repeated request from a new one.';
create unique index check_ins_one_per_registration on public.check_ins (registration_id) where undone_at is null;
create index check_ins_registration on public.check_ins (registration_id);
create index check_ins_date on public.check_ins (date_id, changed_at);
create index check_ins_link on public.check_ins (link_id);
alter table public.check_ins enable row level security;
grant select, insert, update, delete on public.check_ins to service_role;
grant select, insert, update on public.check_ins to function_owner;
grant select on public.check_ins to authenticated;

create policy "function owner manages check-ins" on public.check_ins for all to function_owner
  using (true) with check (true);
create policy "people, chapter leads and event staff read check-ins" on public.check_ins
  for select to authenticated
  using (registration_id = any (array(select r.id from public.event_registrations r
      where r.user_id = (select auth.uid())))
    or date_id = any (array(select private.led_dates()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.check_ins', 'Events where you were checked in',
    'registration_id in (select r.id from public.event_registrations r
      where r.user_id = $1 or r.user_id is null and lower(r.email) = lower($2))',
    '[["checked_in_at", "Checked in at"], ["people", "People"], ["undone_at", "Taken back at"]]', false, 'with_account');

-- Kits that were handed out, by lot and without names. A negative number takes some back.
create table public.kit_handouts (
  id uuid primary key default gen_random_uuid(),
  date_id uuid not null references public.event_dates (id) on delete cascade,
  lot text not null check (lot ~ '^[A-Z0-9][A-Z0-9 ./-]{0,29}$'),
  kits integer not null check (kits between -100 and 100 and kits <> 0),
  handed_at timestamptz not null,
  link_id uuid references public.check_in_links (id) on delete set null,
  device_id uuid not null,
  sequence integer not null check (sequence >= 0),
  unique (device_id, sequence)
);
comment on table public.kit_handouts is 'class:s2';
create index kit_handouts_date on public.kit_handouts (date_id, lot);
create index kit_handouts_link on public.kit_handouts (link_id);
alter table public.kit_handouts enable row level security;
grant select, insert, update, delete on public.kit_handouts to service_role;
grant select, insert on public.kit_handouts to function_owner;
grant select on public.kit_handouts to authenticated;

create policy "function owner reads kit handouts" on public.kit_handouts for select to function_owner using (true);
create policy "function owner adds kit handouts" on public.kit_handouts for insert to function_owner with check (true);
create policy "chapter leads read kit handouts of their dates, event staff all" on public.kit_handouts
  for select to authenticated
  using (date_id = any (array(select private.led_dates()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

create function private.kits_of(date uuid) returns table (lot text, kits bigint)
language sql stable set search_path = '' as $$
  select k.lot, sum(k.kits) from public.kit_handouts k where k.date_id = date group by k.lot order by k.lot
$$;
grant execute on function private.kits_of(uuid) to authenticated, function_owner;

create function public.kits_handed_out(date uuid) returns table (lot text, kits bigint)
language sql stable set search_path = '' as $$ select * from private.kits_of(date) $$;
grant execute on function public.kits_handed_out(uuid) to authenticated;

-- How many people hold seats in the room, and how many of them came; zero for callers who do not manage the date.
create function private.check_in_totals(date uuid) returns table (expected bigint, came bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  expected := 0;
  came := 0;
  if private.manages_date(date) then
    select coalesce(sum(r.party_size), 0) into expected from public.event_registrations r
      where r.date_id = date and r.channel = 'room' and r.status in ('confirmed', 'awaiting-permission', 'offered');
    select coalesce(sum(c.people), 0) into came from public.check_ins c where c.date_id = date and c.undone_at is null;
  end if;
  return next;
end $$;
call private.publish_function('check_in_totals', '{authenticated}');
