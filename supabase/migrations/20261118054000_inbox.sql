-- The inbox of staff: which rows of which lists wait for someone, and who has taken one of them (decision 051).

create table private.inbox_lists (
  list text primary key check (list ~ '^[a-z]+(-[a-z]+)*$' and length(list) <= 40),
  roles public.app_role[] not null check (roles <> '{}'),
  relation text not null,
  key text not null default 'id',
  condition text not null
);
comment on table private.inbox_lists is 'class:public';
comment on column private.inbox_lists.list is 'The last part of the address of the list: /staff/{list}.';
comment on column private.inbox_lists.condition is 'Which rows wait for someone; `item` is the row.';
alter table private.inbox_lists enable row level security;
revoke all on private.inbox_lists from public, anon, authenticated, service_role;
grant select on private.inbox_lists to function_owner;
create policy "function owner reads inbox lists" on private.inbox_lists for select to function_owner using (true);

-- The lists whose rows the caller finds in the inbox.
create function private.own_inbox_lists() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select l.list from private.inbox_lists l where private.is_staff(variadic l.roles);
end $$;
call private.publish_function('own_inbox_lists', '{authenticated}', is_in_api => false);

create function private.is_still_taken(taken_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select taken_at > now() - interval '1 day'
$$;
grant execute on function private.is_still_taken(timestamptz) to authenticated, function_owner;

create table public.taken_items (
  list text not null references private.inbox_lists (list),
  row_id text not null check (length(row_id) between 1 and 60),
  taken_by uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (list, row_id)
);
comment on table public.taken_items is 'class:s2';
comment on column public.taken_items.row_id is 'The row of the list, without a foreign key, because each list has another table.';
create index taken_items_people on public.taken_items (taken_by);
alter table public.taken_items enable row level security;
revoke all on public.taken_items from public, anon, authenticated, service_role;
grant select on public.taken_items to authenticated;
grant select, insert, update, delete on public.taken_items to service_role, function_owner;
create policy "function owner manages taken items" on public.taken_items for all to function_owner
  using (true) with check (true);
create policy "staff read who has taken what in their lists" on public.taken_items for select to authenticated
  using (list = any (array(select private.own_inbox_lists())) and private.is_still_taken(taken_at));

insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.taken_items', 'What you have taken in the inbox', 'taken_by = $1',
    '[["list", "List"], ["taken_at", "Taken on"]]', 'with_account');

create function private.taker_name(taker uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return null; end if;
  return (select p.display_name from public.profiles p
    where p.id = taker and exists (select from public.taken_items t where t.taken_by = taker));
end $$;
call private.publish_function('taker_name', '{authenticated}', is_in_api => false);

-- The name of the staff member who has taken an item, for colleagues who see it.
create function public.taker_name(item public.taken_items) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.taker_name(item.taken_by);
end $$;
grant execute on function public.taker_name(public.taken_items) to authenticated;

/* A signal for open inboxes to read again. It holds neither a list nor a time, so that it tells nothing about private
   reports. */
create table public.inbox_changes (
  id uuid primary key default gen_random_uuid()
);
comment on table public.inbox_changes is 'class:public';
alter table public.inbox_changes enable row level security;
revoke all on public.inbox_changes from public, anon, authenticated, service_role;
grant select on public.inbox_changes to authenticated, service_role;
grant select, insert, delete on public.inbox_changes to function_owner;
create policy "function owner manages inbox changes" on public.inbox_changes for all to function_owner
  using (true) with check (true);
create policy "staff notice changes of the inbox" on public.inbox_changes for select to authenticated
  using ((select private.is_staff(variadic enum_range(null::public.app_role))));
alter publication supabase_realtime add table public.inbox_changes;

-- Once per transaction, however many rows it changes.
create function private.announce_inbox() returns void language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('inbox.is_announced', true) = 'yes' then return; end if;
  perform set_config('inbox.is_announced', 'yes', true);
  insert into public.inbox_changes default values;
end $$;
call private.publish_function('announce_inbox');

create function private.is_waiting(list text, row_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  known private.inbox_lists;
  type text;
  answer boolean;
begin
  select l.* into known from private.inbox_lists l where l.list = $1;
  if known.list is null then return false; end if;
  select format_type(a.atttypid, a.atttypmod) into type from pg_catalog.pg_attribute a
    where a.attrelid = known.relation::regclass and a.attname = known.key;
  execute format('select exists (select from %s item where item.%I = $1::%s and (%s))',
    known.relation, known.key, type, known.condition) into answer using row_id;
  return answer;
exception when invalid_text_representation then
  return false;
end $$;
call private.publish_function('is_waiting');

-- A row of an inbox list was added, changed or deleted. Who had taken it is forgotten once it no longer waits.
create function private.note_inbox_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text := to_jsonb(coalesce(new, old)) ->> tg_argv[1];
begin
  -- Reports are deleted and added again when they are shuffled, so a deletion does not end the taking.
  if tg_op = 'UPDATE' and exists (select from public.taken_items t where t.list = tg_argv[0] and t.row_id = changed)
    and not private.is_waiting(tg_argv[0], changed)
  then
    delete from public.taken_items t where t.list = tg_argv[0] and t.row_id = changed;
  end if;
  perform private.announce_inbox();
  return null;
end $$;
call private.publish_function('note_inbox_change');

/* Puts the rows of a table that fulfill the condition into the inbox of these roles. The list says the same in its
   `inbox` view, and a test compares both. */
create procedure private.add_inbox_list(
  list text, roles public.app_role[], relation regclass, condition text, key text default 'id'
) language plpgsql set search_path = '' as $$
declare
  was text := format('(%s)', replace(condition, 'item.', 'old.'));
  becomes text := format('(%s)', replace(condition, 'item.', 'new.'));
begin
  insert into private.inbox_lists (list, roles, relation, condition, key) values ($1, $2, $3::text, $4, $5);
  execute format('create trigger note_inbox_insert after insert on %s for each row when (%s)
    execute function private.note_inbox_change(%L, %L)', relation, becomes, list, key);
  execute format('create trigger note_inbox_update after update on %s for each row when (%s or %s)
    execute function private.note_inbox_change(%L, %L)', relation, was, becomes, list, key);
  execute format('create trigger note_inbox_delete after delete on %s for each row when (%s)
    execute function private.note_inbox_change(%L, %L)', relation, was, list, key);
end $$;

call private.add_inbox_list('articles', '{editor}', 'public.articles', 'item.status = ''review''');
call private.add_inbox_list('certificates', '{instructor,auditor}', 'public.certificates', 'item.status = ''suspended''');
call private.add_inbox_list('chapter-applications', '{outreach}', 'public.chapter_applications', 'item.stage = ''submitted''');
call private.add_inbox_list('chapter-messages', '{outreach,chapter_lead}', 'public.chapter_messages', 'item.done_at is null');
call private.add_inbox_list('contact-messages', '{outreach}', 'public.contact_messages', 'item.done_at is null');
call private.add_inbox_list('gift-offers', '{finance}', 'public.gift_offers', 'item.stage = ''received''');
call private.add_inbox_list('gifts', '{finance}', 'public.donations', 'item.wall_review = ''held''');
call private.add_inbox_list('kits', '{outreach}', 'public.kit_requests', 'item.status in (''requested'', ''approved'', ''packed'')');
call private.add_inbox_list('payment-differences', '{finance}', 'public.payment_differences', 'item.resolved_at is null');
call private.add_inbox_list('pictures', '{editor,events,outreach,chapter_lead}', 'public.picture_records',
  'item.consent_until < current_date', 'picture_id');
call private.add_inbox_list('refills', '{outreach}', 'public.refill_requests', 'item.status = ''waiting''');
call private.add_inbox_list('reversals', '{outreach}', 'public.reversal_reports', 'item.status = ''new''');
call private.add_inbox_list('reviews', '{instructor,auditor}', 'public.certificate_requests',
  'item.review_of is not null and item.refused_at is null');
call private.add_inbox_list('volunteer-hours', '{outreach,chapter_lead}', 'public.volunteer_hours', 'item.status = ''submitted''');
call private.add_inbox_list('volunteers', '{outreach}', 'public.volunteer_applications', 'item.stage = ''submitted''');

create type public.take_outcome as enum ('taken', 'already-taken', 'not-waiting', 'not-allowed');

/* Takes an item of the inbox for the caller. Of two people at once, one gets it, and the other learns who has it. It
   keeps nobody from working on the item. */
create function private.take_item(list text, row_id text)
returns table (outcome public.take_outcome, taker text, since timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  holder public.taken_items;
begin
  outcome := case when not exists (select from private.own_inbox_lists() own where own = $1) then 'not-allowed'
    when not private.is_waiting($1, $2) then 'not-waiting' else 'taken' end;
  while outcome = 'taken' and holder.taken_by is null loop
    insert into public.taken_items as t (list, row_id, taken_by) values ($1, $2, private.caller_id())
      on conflict on constraint taken_items_pkey do update set taken_by = excluded.taken_by, taken_at = excluded.taken_at
      where not private.is_still_taken(t.taken_at) returning t.* into holder;
    if found then
      perform private.announce_inbox();
    else
      select t.* into holder from public.taken_items t where t.list = $1 and t.row_id = $2;
    end if;
  end loop;
  if holder.taken_by <> private.caller_id() then
    outcome := 'already-taken';
    taker := private.taker_name(holder.taken_by);
  end if;
  since := holder.taken_at;
  return next;
end $$;
call private.publish_function('take_item', '{authenticated}');

-- Gives an item back that the caller has taken; false if they had not.
create function private.give_back_item(list text, row_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.taken_items t where t.list = $1 and t.row_id = $2 and t.taken_by = private.caller_id();
  if not found then return false; end if;
  perform private.announce_inbox();
  return true;
end $$;
call private.publish_function('give_back_item', '{authenticated}');

create function private.remove_old_inbox_rows() returns bigint language plpgsql set search_path = '' as $$
declare
  removed bigint;
begin
  delete from public.taken_items t where not private.is_still_taken(t.taken_at);
  delete from public.inbox_changes where true;
  get diagnostics removed = row_count;
  return removed;
end $$;
grant execute on function private.remove_old_inbox_rows() to function_owner;
insert into private.periodic_tasks (name, every) values ('remove_old_inbox_rows', '10 minutes');
