-- People who come to the door without a registration, and what helpers noted without a network and we had to refuse.

-- Registers a walk-up and checks them in. The phone chooses the id, so that it can undo before it has sent anything.
-- Before the start, free seats are for the people on the waiting list; after it, for those who are there.
create function private.add_walk_up(link public.check_in_links, device uuid, step_number integer, registration uuid,
  person_name text, guest_email text, came integer, moment timestamptz) returns public.check_in_outcome
language plpgsql set search_path = '' as $$
declare
  day public.event_dates;
  done public.check_ins;
  email_given text := nullif(trim(guest_email), '');
begin
  select c.* into done from public.check_ins c where c.device_id = device and c.sequence = step_number;
  if done.id is not null then
    return case when done.undone_at is null then 'checked-in' else 'undone' end::public.check_in_outcome;
  end if;
  if coalesce(came not between 1 and 5, true) then return 'invalid'; end if;
  if exists (
    select from public.event_registrations r where r.date_id = link.date_id and r.status not in ('canceled', 'expired')
      and (lower(r.email) = lower(email_given) or r.user_id in (
        select m.user_id from private.confirmed_emails m where lower(m.address) = lower(email_given)))
  ) then return 'registered-already'; end if;
  select d.* into day from public.event_dates d where d.id = link.date_id;
  if coalesce(private.free_seats(day, 'room'), 0) < came or day.room_waiting > 0 and moment < day.starts_at
    then return 'full'; end if;
  update public.event_dates d set last_number = d.last_number + 1 where d.id = day.id returning d.* into day;
  insert into public.event_registrations (id, date_id, number, name, email, channel, status, party_size, is_walk_up)
    values (registration, day.id, day.last_number, trim(person_name), email_given, 'room', 'confirmed', came, true);
  insert into public.check_ins (registration_id, date_id, people, checked_in_at, link_id, device_id, sequence)
    values (registration, day.id, came, moment, link.id, device, step_number);
  insert into private.registration_links (registration_id) values (registration);
  if now() < day.ends_at then perform private.send_registration_emails(array[registration]); end if;
  return 'checked-in';
exception
  when check_violation or not_null_violation or unique_violation then return 'invalid';
end $$;

-- Steps that were refused when the phone was back online: somebody is in the room without being counted, or a kit is
-- gone that the stock did not have. Without names.
create table public.check_in_refusals (
  id uuid primary key default gen_random_uuid(),
  date_id uuid not null references public.event_dates (id) on delete cascade,
  outcome public.check_in_outcome not null,
  people integer,
  lot text,
  kits integer,
  noted_at timestamptz not null,
  link_id uuid references public.check_in_links (id) on delete set null,
  device_id uuid not null,
  sequence integer not null,
  unique (device_id, sequence),
  check (outcome in ('full', 'no-permission', 'unknown', 'changed', 'registered-already', 'out-of-stock')),
  check ((outcome = 'out-of-stock') = (kits is not null and lot is not null))
);
comment on table public.check_in_refusals is 'class:s2';
comment on column public.check_in_refusals.people is 'How many people the helper let in.';
create index check_in_refusals_date on public.check_in_refusals (date_id, noted_at);
create index check_in_refusals_link on public.check_in_refusals (link_id);
alter table public.check_in_refusals enable row level security;
grant select, insert, update, delete on public.check_in_refusals to service_role;
grant select, insert on public.check_in_refusals to function_owner;
grant select on public.check_in_refusals to authenticated;

create policy "function owner reads refusals" on public.check_in_refusals for select to function_owner using (true);
create policy "function owner adds refusals" on public.check_in_refusals for insert to function_owner with check (true);
create policy "chapter leads read refusals of their dates, event staff all" on public.check_in_refusals
  for select to authenticated
  using (date_id = any (array(select private.led_dates()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

-- A step that is sent at once is answered at once, and the helper acts on the answer; so only older ones are noted.
create function private.note_refusal(link public.check_in_links, device uuid, step_number integer,
  refused public.check_in_outcome, came integer, from_lot text, count integer, moment timestamptz) returns void
language sql set search_path = '' as $$
  insert into public.check_in_refusals (date_id, outcome, people, lot, kits, noted_at, link_id, device_id, sequence)
  select link.date_id, refused, case when refused <> 'out-of-stock' then came end,
    case when refused = 'out-of-stock' then upper(trim(from_lot)) end, case when refused = 'out-of-stock' then count end,
    moment, link.id, device, step_number
  where refused in ('full', 'no-permission', 'unknown', 'changed', 'registered-already', 'out-of-stock')
    and moment <= now() - interval '1 minute'
  on conflict do nothing
$$;

grant execute on function
  private.add_walk_up(public.check_in_links, uuid, integer, uuid, text, text, integer, timestamptz),
  private.note_refusal(public.check_in_links, uuid, integer, public.check_in_outcome, integer, text, integer, timestamptz)
  to function_owner;
