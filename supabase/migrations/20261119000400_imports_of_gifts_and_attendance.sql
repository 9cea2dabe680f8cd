-- Files with gifts that did not come by card, and with the people who attended a class (decision 057).

alter table private.import_lists
  add column kind text check (kind ~ '^[a-z]+$'),
  add column is_personal boolean not null default false;
comment on column private.import_lists.kind is
  'Names the functions import_{kind}, imported_{kind}_now and undo_imported_{kind}, for records with rules of their own.';
comment on column private.import_lists.is_personal is 'Whether the files are about people: then no row outlasts its purpose.';

alter type public.import_refusal add value 'day';
alter type public.import_refusal add value 'differs';
alter type public.import_refusal add value 'no-date';
alter type public.import_refusal add value 'full';
alter type public.import_undo add value 'has-receipt';

insert into private.import_lists (list, roles, relation, key, columns, kind, is_personal) values
  ('gifts', '{finance}', 'public.donations', '{external_id}',
    '{external_id,received_on,name,email,source,amount,thing,reference,visibility,receipt}', 'gift', true),
  ('events', '{events}', 'public.event_registrations', '{event,day,name,email}',
    '{event,day,name,email,people,attended}', 'attendance', true);

-- The page about imports offers only the lists of the caller.
call private.publish_function('own_import_lists', '{authenticated}');

alter table public.donations
  add column external_id text check (length(external_id) between 1 and 60 and private.is_plain_line(external_id));
comment on column public.donations.external_id is 'The number of the gift in the spreadsheet or system that it was imported from.';
create unique index donations_external_id on public.donations (external_id);

-- What an import left of a gift. It is only compared, so it holds nothing personal.
create function private.imported_gift_now(record uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('digest', md5(to_jsonb(d)::text))
    || case when exists (select from public.receipts r where r.donation_id = d.id)
      then '{"kept": "has-receipt"}' else '{}' end::jsonb
  from public.donations d where d.id = record
$$;
grant execute on function private.imported_gift_now(uuid) to function_owner;

/* Enters a gift, once per external id. A receipt is issued if the file asks for it: gifts of earlier years have theirs
   from another system. */
create function private.import_gift(
  item jsonb, out change public.import_change, out record_id uuid, out earlier jsonb, out later jsonb
) language plpgsql set search_path = '' as $$
declare
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  day date := (item ->> 'received_on')::date;
  with_receipt boolean := coalesce((item ->> 'receipt')::boolean, false);
  earliest date := case when with_receipt then today - 730 else date '1990-01-01' end;
  address text := private.filled_text(item ->> 'email');
  gift public.donations;
begin
  if day is null or day not between earliest and today then
    raise sqlstate 'OA003' using message = 'day';
  end if;
  if item ->> 'source' = 'card' or address is not null and not private.is_email_address(address) then
    raise invalid_parameter_value using message = 'no gift that staff may enter';
  end if;
  select * into gift from public.donations d where d.external_id = trim(item ->> 'external_id');
  if gift.id is null then
    insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, source, thing,
        reference, is_live, paid_at, external_id)
      values (private.member_with_email(address), trim(item ->> 'name'), address,
        (item ->> 'visibility')::public.donor_visibility, (item ->> 'gift_cents')::integer, 'once',
        (item ->> 'source')::public.gift_source, private.filled_text(item ->> 'thing'),
        private.filled_text(item ->> 'reference'), true, (day + time '12:00') at time zone zone,
        trim(item ->> 'external_id'))
      returning * into gift;
    if with_receipt then perform private.issue_receipt(gift); end if;
    change := 'new';
  elsif (gift.donor_name, lower(gift.donor_email), gift.gift_cents, gift.source, gift.thing, (gift.paid_at at time zone zone)::date)
    is distinct from (trim(item ->> 'name'), lower(address), (item ->> 'gift_cents')::integer,
      (item ->> 'source')::public.gift_source, private.filled_text(item ->> 'thing'), day) then
    raise sqlstate 'OA003' using message = 'differs';
  else
    change := 'same';
  end if;
  record_id := gift.id;
  later := private.imported_gift_now(gift.id);
end $$;
grant execute on function private.import_gift(jsonb) to function_owner;

-- A gift with a receipt stays: the numbers of receipts have no gaps, and the donor has theirs.
create function private.undo_imported_gift(record uuid, change public.import_change) returns public.import_undo
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.receipts r where r.donation_id = record) then return 'has-receipt'; end if;
  delete from public.donations d where d.id = record;
  return 'undone';
end $$;
grant execute on function private.undo_imported_gift(uuid, public.import_change) to function_owner;

create function private.imported_attendance_now(record uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('digest', md5(to_jsonb(r)::text || coalesce((
    select string_agg(to_jsonb(c)::text, ' ' order by c.id) from public.check_ins c where c.registration_id = r.id
  ), '')))
  from public.event_registrations r where r.id = record
$$;
grant execute on function private.imported_attendance_now(uuid) to function_owner;

-- The registration of a person for a date: by the address, otherwise by the name.
create function private.registrations_like(day uuid, person_name text, address text)
returns setof public.event_registrations
language sql stable set search_path = '' as $$
  select r.* from public.event_registrations r
  where r.date_id = day and r.status not in ('canceled', 'expired') and case
    when address is null then lower(coalesce(r.name,
      (select p.display_name from public.profiles p where p.id = r.user_id))) = lower(person_name)
    else lower(r.email) = lower(address) or r.user_id in (
      select m.user_id from private.confirmed_emails m where lower(m.address) = lower($3)) end
$$;
grant execute on function private.registrations_like(uuid, text, text) to function_owner;

/* Registers a person for a date that has begun, as a helper at the door does, and checks them in if they came. Someone
   who is registered already is only checked in. */
create function private.import_attendance(
  item jsonb, out change public.import_change, out record_id uuid, out earlier jsonb, out later jsonb
) language plpgsql set search_path = '' as $$
declare
  address text := private.filled_text(item ->> 'email');
  came integer := (item ->> 'people')::integer;
  found uuid[];
  day public.event_dates;
  person public.event_registrations;
begin
  found := array(select d.id from public.event_dates d join public.events e on e.id = d.event_id
    where e.slug = lower(trim(item ->> 'event')) and d.canceled_at is null and d.starts_at <= now()
      and (d.starts_at at time zone e.time_zone)::date = (item ->> 'day')::date);
  if found = '{}' then raise sqlstate 'OA003' using message = 'no-date'; end if;
  if cardinality(found) > 1 then raise cardinality_violation using message = 'several dates on this day'; end if;
  select d.* into day from public.event_dates d where d.id = found[1] for update;
  found := array(select r.id from private.registrations_like(day.id, trim(item ->> 'name'), address) r);
  if cardinality(found) > 1 then raise cardinality_violation using message = 'several people have this name'; end if;
  select r.* into person from public.event_registrations r where r.id = found[1];
  change := 'same';
  if person.id is null then
    if coalesce(private.free_seats(day, 'room'), 0) < came then
      raise sqlstate 'OA003' using message = 'full';
    end if;
    update public.event_dates d set last_number = d.last_number + 1 where d.id = day.id returning d.* into day;
    insert into public.event_registrations (date_id, number, name, email, channel, status, party_size, is_walk_up)
      values (day.id, day.last_number, trim(item ->> 'name'), address, 'room', 'confirmed', came, true)
      returning * into person;
    insert into private.registration_links (registration_id) values (person.id);
    change := 'new';
  elsif person.status <> 'confirmed' then
    raise sqlstate 'OA003' using message = 'differs';
  end if;
  if (item ->> 'attended')::boolean and not exists (
    select from public.check_ins c where c.registration_id = person.id and c.undone_at is null
  ) then
    insert into public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)
      values (person.id, day.id, least(came, person.party_size), day.starts_at, gen_random_uuid(), 0);
    if change = 'same' then change := 'changed'; end if;
  end if;
  record_id := person.id;
  later := private.imported_attendance_now(person.id);
end $$;
grant execute on function private.import_attendance(jsonb) to function_owner;

-- The check-in is undone first, which also takes it off the public numbers.
create function private.undo_imported_attendance(record uuid, change public.import_change) returns public.import_undo
language plpgsql set search_path = '' as $$
begin
  update public.check_ins c set undone_at = now(), changed_at = now()
    where c.registration_id = record and c.undone_at is null;
  if change = 'new' then delete from public.event_registrations r where r.id = record; end if;
  return 'undone';
end $$;
grant execute on function private.undo_imported_attendance(uuid, public.import_change) to function_owner;

-- The functions of all imports, which now know both kinds of lists.

/* Writes one row of a file: a new record, or a change of the record with the same key. A change touches only the
   columns that the file has. */
create or replace function private.write_import_row(
  target private.import_lists, item jsonb, mapped text[],
  out change public.import_change, out record_id uuid, out earlier jsonb, out later jsonb
) language plpgsql security definer set search_path = '' as $$
declare
  found uuid[];
  wanted jsonb;
  names text;
begin
  if target.kind is not null then
    execute format('select i.* from private.%I($1) i', 'import_' || target.kind)
      into change, record_id, earlier, later using item;
    return;
  end if;
  execute format('select array_agg(t.id) from %1$s t, jsonb_populate_record(null::%1$s, $1) n where %2$s', target.relation,
    (select string_agg(format('t.%1$I = n.%1$I', name), ' and ') from unnest(target.key) name)) into found using item;
  if cardinality(found) > 1 then
    raise cardinality_violation using message = 'several records have this key';
  end if;
  record_id := found[1];
  if record_id is null then
    names := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name where item ? name);
    execute format('insert into %1$s as t (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)
      returning t.id, to_jsonb(t) - ''updated_at''', target.relation, names) into record_id, later using item;
    change := 'new';
    return;
  end if;
  names := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name
    where item ? name and name = any (mapped));
  execute format('select to_jsonb(t) - ''updated_at'', (select to_jsonb(w) from (select %2$s
    from jsonb_populate_record(null::%1$s, $2)) w) from %1$s t where t.id = $1', target.relation, names)
    into earlier, wanted using record_id, item;
  if earlier || wanted = earlier then
    change := 'same';
    later := earlier;
    return;
  end if;
  execute format('update %1$s t set (%2$s) = row (%3$s) from jsonb_populate_record(null::%1$s, $2) n
    where t.id = $1 returning to_jsonb(t) - ''updated_at''', target.relation, names,
    (select string_agg('n.' || name, ', ') from unnest(string_to_array(names, ', ')) name))
    into later using record_id, item;
  change := 'changed';
end $$;

-- Writes the rows of an import that have no problem, and says for each what happened, or why it was refused.
create or replace function private.write_import(import public.imports)
returns table (row_number integer, refusal public.import_refusal, change public.import_change, record_id uuid,
  earlier jsonb, later jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  target private.import_lists;
  mapped text[] := array(select jsonb_object_keys(import.mapping));
  line record;
  written uuid[] := '{}';
begin
  select l.* into target from private.import_lists l where l.list = import.list;
  -- Two imports into one list do not mix.
  perform pg_advisory_xact_lock(hashtext('imports'), hashtext(import.list));
  for line in select r.row_number, r.item from public.import_rows r
    where r.import_id = import.id and r.item is not null order by r.row_number
  loop
    row_number := line.row_number;
    refusal := null;
    begin
      select w.* into change, record_id, earlier, later from private.write_import_row(target, line.item, mapped) w;
      if record_id = any (written) then
        raise sqlstate 'OA002' using message = 'an earlier row has the same key';
      end if;
      written := written || record_id;
    exception
      when sqlstate 'OA002' then refusal := 'repeated';
      when sqlstate 'OA003' then refusal := sqlerrm::public.import_refusal;
      when cardinality_violation then refusal := 'ambiguous';
      when unique_violation then refusal := 'taken';
      when integrity_constraint_violation or data_exception then refusal := 'invalid';
    end;
    return next;
  end loop;
end $$;

/* Writes every row that the check accepted, or none: refused if the list has changed so that one of them no longer
   fits. */
create or replace function private.apply_import(wanted uuid) returns public.import_outcome
language plpgsql security definer set search_path = '' as $$
declare
  import public.imports := private.own_import(wanted);
  results jsonb;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'checked' or not exists (select from public.import_rows r
    where r.import_id = wanted and r.item is not null and r.refusal is null) then return 'not-open'; end if;
  update public.import_rows r set item = null where r.import_id = wanted and r.refusal is not null;
  begin
    perform private.set_audit_reason('imported from a file');
    results := (select jsonb_agg(to_jsonb(w)) from private.write_import(import) w);
    if jsonb_path_exists(results, '$[*] ? (@.refusal != null)') then
      raise sqlstate 'OA001' using message = 'the list has changed since the check';
    end if;
  exception when sqlstate 'OA001' then return 'refused';
  end;
  update public.import_rows r set change = n.change, record_id = n.record_id, earlier = n.earlier, later = n.later
  from jsonb_to_recordset(results) as n (row_number integer, change public.import_change, record_id uuid,
    earlier jsonb, later jsonb)
  where r.import_id = wanted and r.row_number = n.row_number;
  update public.import_rows r set cells = '{""}', item = null
  where r.import_id = wanted and r.change is not null
    and exists (select from private.import_lists l where l.list = import.list and l.is_personal);
  perform private.set_audit_reason(null);
  update public.imports i set status = 'imported', imported_at = now() where i.id = wanted;
  return 'imported';
end $$;

-- A record as an import compares it with what it left.
create function private.imported_record_now(target private.import_lists, record_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  record jsonb;
begin
  if target.kind is null then return private.record_now(target.relation, record_id); end if;
  execute format('select private.%I($1)', 'imported_' || target.kind || '_now') into record using record_id;
  return record;
end $$;
call private.publish_function('imported_record_now');

-- The records of an import that can no longer be undone, because someone has changed or deleted them since.
create or replace function private.kept_import_rows(wanted uuid) returns table (row_number integer, undo public.import_undo)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select r.row_number, coalesce(n.record ->> 'kept', case when n.record is null then 'gone' else 'edited' end)::public.import_undo
    from public.imports i
    join private.import_lists l on l.list = i.list
    join public.import_rows r on r.import_id = i.id
    cross join lateral (select private.imported_record_now(l, r.record_id) as record) n
    where i.id = wanted and i.status = 'imported' and i.list in (select private.own_import_lists())
      and r.change in ('new', 'changed') and (n.record is distinct from r.later or l.kind is not null and n.record ? 'kept')
    order by r.row_number;
end $$;

create or replace function private.undo_import_row(target private.import_lists, line public.import_rows) returns public.import_undo
language plpgsql security definer set search_path = '' as $$
declare
  outcome public.import_undo;
  names text := (select string_agg(quote_ident(name), ', ') from unnest(target.columns) name);
begin
  if target.kind is not null then
    execute format('select private.%I($1, $2)', 'undo_imported_' || target.kind)
      into outcome using line.record_id, line.change;
    return outcome;
  end if;
  if line.change = 'new' then
    execute format('delete from %s t where t.id = $1', target.relation) using line.record_id;
  else
    execute format('update %1$s t set (%2$s) = row (%3$s) from jsonb_populate_record(null::%1$s, $2) n where t.id = $1',
      target.relation, names, (select string_agg(format('n.%I', name), ', ') from unnest(target.columns) name))
      using line.record_id, line.earlier;
  end if;
  return 'undone';
exception when integrity_constraint_violation then
  return 'in-use';
end $$;

/* Files that were never imported go after a week, those about people after a day. After a week nothing is left of the
   rows about people that had errors. After 90 days an import can no longer be undone. */
create or replace function private.remove_old_imports() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  removed bigint;
begin
  delete from public.imports i using private.import_lists l where l.list = i.list and i.status = 'checked'
    and i.created_at < now() - case when l.is_personal then interval '1 day' else interval '7 days' end;
  get diagnostics removed = row_count;
  delete from public.import_rows r using public.imports i
    where r.import_id = i.id and i.created_at < now() - interval '90 days';
  update public.import_rows r set cells = '{""}', item = null
    from public.imports i join private.import_lists l on l.list = i.list
    where r.import_id = i.id and l.is_personal and i.created_at < now() - interval '7 days'
      and (r.cells <> '{""}' or r.item is not null);
  return removed;
end $$;

-- A file waits for a day at most, or a week for its errors; a person whose data is erased is not in it.
comment on table public.import_rows is 'class:s2';
insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('public.import_rows', 'Rows about you in a file that staff are importing',
    'lower($2) = any (array(select lower(c) from unnest(cells) c))',
    'It is a copy of a spreadsheet of ours, for a week at most. What was imported from it is listed here.', 'delete');
