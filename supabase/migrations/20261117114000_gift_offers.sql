-- Larger gifts from /get-involved/donor: from a company, in kind, or in a will. The donor follows the stages with the
-- link in our emails; finance talks with the donor and notes the next step.

create type public.gift_offer_kind as enum ('company', 'in-kind', 'planned');
create type public.gift_offer_stage as enum ('received', 'talking', 'agreed', 'completed', 'declined', 'withdrawn');

create table public.gift_offers (
  id uuid primary key default gen_random_uuid(),
  kind public.gift_offer_kind not null,
  name text not null check (length(name) between 2 and 100 and private.is_plain_name(name)),
  email text not null check (length(email) <= 254),
  organization text check (length(organization) between 2 and 100 and private.is_plain_name(organization)),
  place text check (length(place) between 2 and 100 and private.is_plain_name(place)),
  details text not null check (length(details) between 20 and 2000),
  wants_thanks boolean not null default false,
  stage public.gift_offer_stage not null default 'received',
  note text check (length(note) between 2 and 1000),
  next_step text check (length(next_step) between 2 and 300),
  next_on date,
  sent_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (kind <> 'company' or organization is not null),
  check (stage <> 'declined' or note is not null),
  check (next_on is null or next_step is not null)
);
comment on table public.gift_offers is 'class:s2';
comment on column public.gift_offers.wants_thanks is 'Whether the donor may be named in public.';
comment on column public.gift_offers.note is 'From staff to the donor, with the last change of the stage; the reason when declined.';
comment on column public.gift_offers.next_step is 'Only for staff: who does what next.';
create index gift_offers_email on public.gift_offers (lower(email), sent_at);
create index gift_offers_sent on public.gift_offers (sent_at);
create index gift_offers_stage on public.gift_offers (stage, sent_at, id);
create index gift_offers_changed on public.gift_offers (changed_at);
alter table public.gift_offers enable row level security;
revoke all on public.gift_offers from public, anon, authenticated;
grant select, insert, update, delete on public.gift_offers to service_role;
grant select, insert, update (stage, note, next_step, next_on, changed_at), delete on public.gift_offers to function_owner;
grant select on public.gift_offers to authenticated;

create policy "function owner manages gift offers" on public.gift_offers for all to function_owner
  using (true) with check (true);
create policy "finance reads gift offers" on public.gift_offers for select to authenticated
  using (id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));

-- Anyone with the token reads and withdraws the offer, so it is in no table of the API.
create table private.gift_offer_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  offer_id uuid not null unique references public.gift_offers (id) on delete cascade
);
comment on table private.gift_offer_tokens is 'class:public';
comment on column private.gift_offer_tokens.token is 'class:secret';
alter table private.gift_offer_tokens enable row level security;
grant select, insert on private.gift_offer_tokens to function_owner;

create policy "function owner reads offer tokens" on private.gift_offer_tokens
  for select to function_owner using (true);
create policy "function owner adds offer tokens" on private.gift_offer_tokens
  for insert to function_owner with check (true);

-- Emails the donor the current stage and the link. It has no word of the offer: the address may be someone else's.
create function private.email_gift_donor(offer uuid) returns void language sql set search_path = '' as $$
  select private.queue_email('gift-offer', o.email, jsonb_build_object(
    'name', o.name, 'token', t.token, 'stage', o.stage, 'note', o.note))
  from public.gift_offers o join private.gift_offer_tokens t on t.offer_id = o.id
  where o.id = offer
$$;
grant execute on function private.email_gift_donor(uuid) to function_owner;

create type public.gift_offer_outcome as enum ('received', 'invalid', 'too-many');

-- One address sends three offers in 30 days, all together 100 a day. The link goes out by email only.
create function private.offer_gift(
  kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean
) returns public.gift_offer_outcome language plpgsql security definer set search_path = '' as $$
declare
  sent uuid;
begin
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  -- The lock makes concurrent offers wait, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('gift offers', 0));
  if (select count(*) from public.gift_offers o where o.sent_at > now() - interval '1 day') >= 100
    or (select count(*) from public.gift_offers o
      where lower(o.email) = lower(trim($3)) and o.sent_at > now() - interval '30 days') >= 3 then
    return 'too-many';
  end if;
  insert into public.gift_offers (kind, name, email, organization, place, details, wants_thanks)
    values ($1, trim($2), trim($3), private.filled_text($4), private.filled_text($5), trim($6), coalesce($7, false))
    returning id into sent;
  insert into private.gift_offer_tokens (offer_id) values (sent);
  perform private.email_gift_donor(sent);
  perform private.queue_email('gift-offer-arrival', private.contact_address('giving'),
    jsonb_build_object('kind', $1, 'id', sent), 'gift offer ' || sent);
  return 'received';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('offer_gift', '{anon, authenticated}');
comment on function public.offer_gift is 'network-limit: 20 per 3600 seconds';

-- What the holder of the emailed link sees; no row for an unknown token.
create function private.gift_offer(proof text) returns table (
  name text, kind public.gift_offer_kind, organization text, details text, wants_thanks boolean,
  stage public.gift_offer_stage, note text, sent_at timestamptz, changed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select o.name, o.kind, o.organization, o.details, o.wants_thanks, o.stage, o.note, o.sent_at, o.changed_at
  from public.gift_offers o join private.gift_offer_tokens t on t.offer_id = o.id
  where t.token = proof
$$;
call private.publish_function('gift_offer', '{anon, authenticated}', 'token text');

create type public.gift_offer_withdrawal_outcome as enum ('withdrawn', 'not-possible', 'unknown');

create function private.withdraw_gift_offer(proof text) returns public.gift_offer_withdrawal_outcome
language plpgsql security definer set search_path = '' as $$
declare
  offer uuid := (select t.offer_id from private.gift_offer_tokens t where t.token = proof);
begin
  if offer is null then return 'unknown'; end if;
  update public.gift_offers o set stage = 'withdrawn', note = null, next_step = null, next_on = null, changed_at = now()
    where o.id = offer and o.stage in ('received', 'talking', 'agreed');
  return (case when found then 'withdrawn' else 'not-possible' end)::public.gift_offer_withdrawal_outcome;
end $$;
call private.publish_function('withdraw_gift_offer', '{anon, authenticated}', 'token text');

-- The stages an offer can move to; the first one of each stage is the regular next step.
create function private.gift_offer_steps() returns table (
  from_stage public.gift_offer_stage, to_stage public.gift_offer_stage, place integer
) language sql immutable set search_path = '' as $$
  values ('received'::public.gift_offer_stage, 'talking'::public.gift_offer_stage, 1), ('received', 'declined', 2),
    ('talking', 'agreed', 1), ('talking', 'declined', 2), ('agreed', 'completed', 1), ('agreed', 'talking', 2),
    ('declined', 'talking', 1)
$$;

-- A computed field of each offer.
create function public.next_offer_stages(offer public.gift_offers) returns public.gift_offer_stage[]
language sql stable set search_path = '' as $$
  select array_agg(s.to_stage order by s.place) from private.gift_offer_steps() s where s.from_stage = offer.stage
$$;
grant execute on function public.next_offer_stages(public.gift_offers), private.gift_offer_steps() to authenticated;
grant execute on function private.gift_offer_steps() to function_owner;

create type public.gift_offer_change_outcome as enum (
  'moved', 'noted', 'invalid', 'reason-missing', 'not-possible', 'unknown', 'not-allowed');

-- Moves an offer and emails the donor. Declining needs a reason, because the donor reads it.
create function private.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text)
returns public.gift_offer_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.gift_offers;
  words text := private.filled_text(note_to_donor);
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into held from public.gift_offers o where o.id = offer for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.gift_offer_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  if next_stage = 'declined' and words is null then return 'reason-missing'; end if;
  update public.gift_offers o set stage = next_stage, note = words, changed_at = now() where o.id = offer;
  perform private.email_gift_donor(offer);
  return 'moved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('move_gift_offer', '{authenticated}');

-- What staff do next, and by when. The donor does not see it.
create function private.plan_gift_offer(offer uuid, step text, due date)
returns public.gift_offer_change_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.gift_offers o set next_step = private.filled_text(step), next_on = due where o.id = offer;
  return (case when found then 'noted' else 'unknown' end)::public.gift_offer_change_outcome;
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('plan_gift_offer', '{authenticated}');

create function private.delete_old_gift_offers() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.gift_offers o
    where o.changed_at < now() - case when o.stage in ('declined', 'withdrawn') then interval '12 months'
      else interval '36 months' end
    returning 1
  )
  select count(*) from removed
$$;
call private.publish_function('delete_old_gift_offers');

insert into private.periodic_tasks (name, every) values ('delete_old_gift_offers', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.gift_offers', 'Larger gifts you offered', 'lower(email) = lower($2)', '[
    ["sent_at", "Sent on"], ["kind", "Kind"], ["name", "Name"], ["email", "Email"], ["organization", "Organization"],
    ["place", "Place"], ["details", "What you offered"], ["wants_thanks", "Thanks in public"], ["stage", "Stage"],
    ["note", "Our note"], ["next_step", "Our next step"]
  ]', false, 'delete');
