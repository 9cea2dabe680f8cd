-- A merge of two accounts notes each row that it moves, so that an administrator can undo it for 30 days while
-- those rows are as the merge left them.

alter table public.account_merges add column undo_until timestamptz, add column undone_at timestamptz;
comment on column public.account_merges.undo_until is 'Null for a merge whose rows were not noted.';
grant select (undone_at) on public.account_merges to authenticated;
call private.audit_table('public.account_merges');

create table private.merged_rows (
  id bigint generated always as identity primary key,
  merge_id uuid not null references public.account_merges (id) on delete cascade,
  relation text not null,
  key jsonb not null,
  was jsonb not null,
  fingerprint text,
  unique (merge_id, relation, key)
);
comment on table private.merged_rows is 'class:s3';
comment on column private.merged_rows.was is 'The columns that changed, as they were; the whole row if the merge deleted it.';
comment on column private.merged_rows.fingerprint is 'Hash of the row after the merge; null if the merge deleted it.';
alter table private.merged_rows enable row level security;
revoke all on private.merged_rows from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.merged_rows to function_owner;
create policy "function owner manages merged rows" on private.merged_rows for all to function_owner
  using (true) with check (true);
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.merged_rows', 'Accounts you merged',
    'For 30 days, which of your records came from the other account; the sections about those records show them.',
    'with_account');

create function private.row_fingerprint(record jsonb) returns text language sql immutable set search_path = '' as $$
  select md5((record - 'updated_at')::text)
$$;

-- Notes a row that a merge moves or deletes. The argument is the column with the owner.
create function private.note_merged_row() returns trigger language plpgsql set search_path = '' as $$
declare
  merge uuid := current_setting('merge.id');
  was jsonb := to_jsonb(old);
  becomes jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  row_key jsonb;
begin
  select jsonb_object_agg(a.attname, coalesce(becomes, was) -> a.attname) into row_key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  if tg_op = 'DELETE' then
    insert into private.merged_rows (merge_id, relation, key, was) values (merge, tg_relid::regclass::text, row_key, was);
  elsif was -> tg_argv[0] is distinct from becomes -> tg_argv[0] then
    insert into private.merged_rows (merge_id, relation, key, was, fingerprint) values (merge, tg_relid::regclass::text, row_key,
      (select jsonb_object_agg(c.key, c.value) from jsonb_each(was - 'updated_at') c where becomes -> c.key is distinct from c.value),
      private.row_fingerprint(becomes));
  else
    update private.merged_rows m set fingerprint = private.row_fingerprint(becomes)
      where m.merge_id = merge and m.relation = tg_relid::regclass::text and m.key = row_key;
  end if;
  return null;
end $$;
grant execute on function private.row_fingerprint(jsonb) to function_owner;

do $$
declare
  relation text;
begin
  foreach relation in array '{public.raffle_entries,public.raffle_winners,public.wardrobes,public.coin_grants,
    public.owned_costumes,public.certificates,public.enrollments,public.lesson_progress,public.quiz_attempts,
    public.certificate_requests,public.quiz_allowances,public.survey_responses,public.kit_requests,public.chapter_members,
    public.chapter_applications,public.event_registrations,public.subscriptions,public.donations,public.receipts,
    public.gift_statements,public.volunteer_applications,public.waiver_signatures,public.shift_signups,
    public.volunteer_hours,public.service_letters,private.stock_movements}'::text[] loop
    execute format('create trigger note_merged_row after update or delete on %s for each row
      when (current_setting(''merge.id'', true) <> '''') execute function private.note_merged_row(%L)', relation,
      case relation when 'private.stock_movements' then 'made_by' else 'user_id' end);
  end loop;
end $$;

create or replace function private.merge_account(code text, is_other_leaving boolean default false)
returns public.merge_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  before jsonb;
  after jsonb;
begin
  select * into usable from private.find_merge(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(me, usable.from_person);
  before := private.movable_rows(usable.from_person);
  perform set_config('merge.id', usable.merge::text, true);
  perform private.move_everything(usable.from_person, me);
  perform set_config('merge.id', '', true);
  after := private.movable_rows(usable.from_person);
  update public.account_merges g set merged_at = now(), secret_hash = null, sent_to = null,
    undo_until = now() + interval '30 days',
    is_other_leaving = coalesce(merge_account.is_other_leaving, false), moved = (
      select jsonb_object_agg(key, value::integer - (after ->> key)::integer) from jsonb_each_text(before))
    where g.id = usable.merge;
  perform private.notify(me, 'account', 'accounts-merged', '{}', 'merged ' || usable.merge);
  perform private.notify(usable.from_person, 'account', 'account-merged-away', '{}',
    'merged away ' || usable.merge);
  if merge_account.is_other_leaving then
    perform private.schedule_erasure(usable.from_person, me, 'asked', now() + interval '7 days');
  end if;
  return 'merged';
end $$;

create or replace function private.delete_old_merge_requests() returns bigint
language sql security definer set search_path = '' as $$
  with noted as (
    delete from private.merged_rows m using public.account_merges g where g.id = m.merge_id and g.undo_until < now() returning 1
  ), gone as (
    delete from public.account_merges where merged_at is null and created_at < now() - interval '1 day' returning 1
  )
  select (select count(*) from gone) + (select count(*) from noted)
$$;

create type public.merge_undo as enum ('undoable', 'undone', 'changed', 'too-late', 'being-deleted', 'not-allowed');

-- "t.id = k.id" for the primary key of a table.
create function private.key_condition(relation regclass) returns text language sql stable set search_path = '' as $$
  select string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ')
  from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = relation and i.indisprimary
$$;

-- Whether a merge can be undone: each moved row must be as the merge left it.
create function private.merge_undo_state(merge public.account_merges) returns public.merge_undo
language plpgsql stable set search_path = '' as $$
declare
  held private.merged_rows;
  found_print text;
begin
  if merge.undone_at is not null then return 'undone'; end if;
  if merge.undo_until is null or merge.undo_until < now() then return 'too-late'; end if;
  if exists (select from public.erasures e where e.user_id in (merge.asker, merge.other)) then return 'being-deleted'; end if;
  -- A certificate that was issued later for a moved test.
  if exists (select from private.merged_rows m join public.certificates c on c.attempt_id = (m.key ->> 'id')::uuid
    where m.merge_id = merge.id and m.relation = 'public.quiz_attempts' and not exists (
      select from private.merged_rows o where o.merge_id = merge.id and o.relation = 'public.certificates'
        and o.key = jsonb_build_object('id', c.id))) then return 'changed'; end if;
  for held in select * from private.merged_rows m where m.merge_id = merge.id and m.fingerprint is not null loop
    execute format('select private.row_fingerprint(to_jsonb(t)) from %1$s t, jsonb_populate_record(null::%1$s, $1) k where %2$s',
      held.relation, private.key_condition(held.relation::regclass)) into found_print using held.key;
    if found_print is distinct from held.fingerprint then return 'changed'; end if;
  end loop;
  return 'undoable';
end $$;

create function private.restore_merged_row(held private.merged_rows) returns void language plpgsql set search_path = '' as $$
declare
  columns text;
begin
  if held.fingerprint is not null then
    execute format('update %1$s t set %2$s from jsonb_populate_record(null::%1$s, $1) k,
      jsonb_populate_record(null::%1$s, $2) w where %3$s', held.relation,
      (select string_agg(format('%1$I = w.%1$I', c), ', ') from jsonb_object_keys(held.was) c),
      private.key_condition(held.relation::regclass)) using held.key, held.was;
    return;
  end if;
  select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = held.relation::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
    held.relation, columns) using held.was;
end $$;

-- The rows that a merge moved go back. Rows that it joined with others stay, and the other account gets its own back.
create function private.undo_merge(merge uuid) returns public.merge_undo
language plpgsql security definer set search_path = '' as $$
declare
  held public.account_merges;
  state public.merge_undo;
  moved private.merged_rows;
begin
  select g.* into held from public.account_merges g where g.id = merge and g.merged_at is not null for update;
  if held.id is null or not (private.has_opened(held.asker) or private.has_opened(held.other)) then return 'not-allowed'; end if;
  perform private.lock_accounts(held.asker, held.other);
  state := private.merge_undo_state(held);
  if state <> 'undoable' then return state; end if;
  begin
    -- Deleted rows first: a test that comes back would begin its course anew.
    for moved in select * from private.merged_rows m where m.merge_id = merge
      order by m.fingerprint is not null, m.id desc loop
      perform private.restore_merged_row(moved);
    end loop;
  exception when unique_violation or check_violation or foreign_key_violation then
    return 'changed';
  end;
  insert into public.certificate_events (certificate_id, kind, actor)
    select m.key ->> 'id', 'merged', held.other from private.merged_rows m
    where m.merge_id = merge and m.relation = 'public.certificates';
  delete from private.merged_rows m where m.merge_id = merge;
  update public.account_merges g set undone_at = now() where g.id = merge;
  perform private.notify(person, 'account', 'merge-undone', '{}', 'merge undone ' || merge || person)
    from unnest(array[held.asker, held.other]) as person;
  return 'undone';
end $$;
call private.publish_function('undo_merge', '{authenticated}');

-- The merges of a person whose record the caller has opened.
create function private.person_merges(person uuid) returns table (
  id uuid, is_asker boolean, other_id uuid, other_name text, merged_at timestamptz, undone_at timestamptz,
  undo_until timestamptz, state public.merge_undo
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_opened(person) then return; end if;
  return query select g.id, g.asker = person, o.id, o.display_name, g.merged_at, g.undone_at, g.undo_until,
      private.merge_undo_state(g)
    from public.account_merges g
    join public.profiles o on o.id = case when g.asker = person then g.other else g.asker end
    where person in (g.asker, g.other) and g.merged_at is not null
    order by g.merged_at desc limit 20;
end $$;
call private.publish_function('person_merges', '{authenticated}');

grant execute on function private.key_condition(regclass), private.merge_undo_state(public.account_merges),
  private.restore_merged_row(private.merged_rows) to function_owner;
grant insert on public.enrollments, public.lesson_progress, public.quiz_allowances, public.chapter_members,
  public.wardrobes, public.coin_grants, public.owned_costumes to function_owner;
