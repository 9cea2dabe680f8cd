-- The history of an offer: each stage with its note, its day and who moved it. The donor sees it without the name.

create table private.gift_offer_changes (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.gift_offers (id) on delete cascade,
  stage public.gift_offer_stage not null,
  note text,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
comment on table private.gift_offer_changes is 'class:s2';
comment on column private.gift_offer_changes.changed_by is 'Null for the donor, and for former staff.';
create index gift_offer_changes_offer on private.gift_offer_changes (offer_id, changed_at);
create index gift_offer_changes_changed_by on private.gift_offer_changes (changed_by);
alter table private.gift_offer_changes enable row level security;
revoke all on private.gift_offer_changes from public, anon, authenticated, service_role;
grant select, insert on private.gift_offer_changes to function_owner;
grant select (offer_id, stage, note, changed_at) on private.gift_offer_changes to service_role;

create policy "function owner reads offer changes" on private.gift_offer_changes
  for select to function_owner using (true);
create policy "function owner adds offer changes" on private.gift_offer_changes
  for insert to function_owner with check (true);
insert into private.gift_offer_changes (offer_id, stage, changed_at)
  select o.id, 'received', o.sent_at from public.gift_offers o;
insert into private.gift_offer_changes (offer_id, stage, note, changed_at)
  select o.id, o.stage, o.note, o.changed_at from public.gift_offers o where o.stage <> 'received';

-- The donor's own steps come from a link without a session, or from a session without the role.
create function private.record_offer_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.gift_offer_changes (offer_id, stage, note, changed_by, changed_at)
    values (new.id, new.stage, new.note, case when private.is_staff('finance') then auth.uid() end, new.changed_at);
  return null;
end $$;
call private.publish_function('record_offer_change');
create trigger record_offer_change after insert or update of stage on public.gift_offers
  for each row execute function private.record_offer_change();

-- The history for the holder of the emailed link, oldest first.
create function private.gift_offer_history(proof text) returns table (
  stage public.gift_offer_stage, note text, changed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select c.stage, c.note, c.changed_at
  from private.gift_offer_changes c join private.gift_offer_tokens t on t.offer_id = c.offer_id
  where t.token = proof order by c.changed_at, c.id
$$;
call private.publish_function('gift_offer_history', '{anon, authenticated}', 'token text');

-- The same for finance, with the name of who moved the offer.
create function private.offer_changes(offer uuid) returns table (
  stage public.gift_offer_stage, note text, changed_at timestamptz, changed_by text
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return; end if;
  return query select c.stage, c.note, c.changed_at, private.display_name_of(c.changed_by)
    from private.gift_offer_changes c where c.offer_id = $1 order by c.changed_at, c.id;
end $$;
call private.publish_function('offer_changes', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('private.gift_offer_changes', 'What happened to your offers',
    'offer_id in (select o.id from public.gift_offers o where lower(o.email) = lower($2))', '[
    ["changed_at", "When"], ["stage", "Stage"], ["note", "Our note"]
  ]', false, 'with_account');

alter type public.gift_offer_change_outcome rename value 'reason-missing' to 'no-reason';
create or replace function private.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text)
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
  if next_stage = 'declined' and words is null then return 'no-reason'; end if;
  update public.gift_offers o set stage = next_stage, note = words, changed_at = now() where o.id = offer;
  perform private.email_gift_donor(offer);
  return 'moved';
exception
  when check_violation then return 'invalid';
end $$;
