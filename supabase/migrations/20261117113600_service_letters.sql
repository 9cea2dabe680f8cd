-- Letters about approved volunteer hours in a period. A letter never changes: /verify compares it with the hours of today
-- (decision 044).

create table public.service_letters (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (length(code) between 11 and 40),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 100 and private.is_plain_name(name)),
  from_day date not null,
  to_day date not null,
  minutes integer not null check (minutes > 0),
  legal_name text not null,
  address text not null,
  issued_at timestamptz not null default now(),
  check (from_day <= to_day)
);
comment on table public.service_letters is 'class:s2';
comment on column public.service_letters.minutes is 'Approved in the period when the letter was issued.';
create index service_letters_member on public.service_letters (user_id, issued_at desc);
alter table public.service_letters enable row level security;
revoke all on public.service_letters from public, anon, authenticated;
grant select, insert, update, delete on public.service_letters to service_role;
grant select, insert, update (user_id) on public.service_letters to function_owner;
grant select on public.service_letters to authenticated;
create policy "function owner manages service letters" on public.service_letters for all to function_owner
  using (true) with check (true);
create policy "volunteers read their own letters, outreach all" on public.service_letters for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create function private.approved_minutes(person uuid, from_day date, to_day date) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(h.minutes), 0)::integer from public.volunteer_hours h
  where h.user_id = person and h.status = 'approved' and h.day between from_day and to_day
$$;
grant execute on function private.approved_minutes(uuid, date, date) to function_owner;

create type public.letter_outcome as enum ('issued', 'no-hours', 'invalid', 'too-many');

-- Issues a letter to the caller. Twenty a day are enough for anyone.
create function private.issue_service_letter(from_day date, to_day date, out outcome public.letter_outcome, out id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if coalesce($1 > $2, true) then outcome := 'invalid'; return; end if;
  perform pg_advisory_xact_lock(hashtextextended('letters of ' || me, 0));
  if (select count(*) from public.service_letters l
    where l.user_id = me and l.issued_at > now() - interval '1 day') >= 20 then outcome := 'too-many'; return; end if;
  if private.approved_minutes(me, $1, $2) = 0 then outcome := 'no-hours'; return; end if;
  insert into public.service_letters (code, user_id, name, from_day, to_day, minutes, legal_name, address)
    select private.new_code(), me, private.volunteer_name(me), $1, $2, private.approved_minutes(me, $1, $2),
      coalesce(s.legal_name, s.name), s.postal_address
    from public.site_settings s returning service_letters.id into issue_service_letter.id;
  outcome := 'issued';
exception
  when check_violation or not_null_violation then outcome := 'invalid'; id := null;
end $$;
call private.publish_function('issue_service_letter', '{authenticated}');

-- Public answer about a letter's code. Of someone under 18 it shows only initials.
create function private.service_letter_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', case when private.is_minor(l.user_id) then private.initials(l.name) else l.name end,
    'fromDay', l.from_day, 'toDay', l.to_day, 'minutes', l.minutes, 'issuedAt', l.issued_at, 'legalName', l.legal_name,
    'isCurrent', private.approved_minutes(l.user_id, l.from_day, l.to_day) >= l.minutes)
  from public.service_letters l where l.code = wanted
$$;
call private.publish_function('service_letter_card', '{anon, authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.service_letters', 'Service letters', 'user_id = $1',
    '[["issued_at", "Issued on"], ["code", "Code"], ["name", "Name"], ["from_day", "From"], ["to_day", "To"],
      ["minutes", "Minutes"]]', false, 'with_account');
