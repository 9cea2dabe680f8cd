-- Pictures, events, raffles and campaigns can be moved into the trash, each by its own rules (decision 073).

alter table private.trash_kinds
  add column own_roles public.app_role[] not null default '{}',
  add column manages text,
  add column parts text[];
comment on column private.trash_kinds.own_roles is 'Who may remove rows that they manage, and restore those that they removed.';
comment on column private.trash_kinds.manages is 'SQL about the row “item”: whether the caller manages it; null if that depends on the role alone.';
comment on column private.trash_kinds.parts is
  'The tables whose rows go with it, any others keep it; null for every table whose rows are deleted with it.';

alter table private.trash_records add column secrets jsonb not null default '[]' check (jsonb_typeof(secrets) = 'array');
comment on column private.trash_records.secrets is 'class:secret parts from tables with secrets, which the server cannot read either.';
revoke select on private.trash_records from service_role;
grant select (trash_id, record, parts) on private.trash_records to service_role;

drop procedure private.add_trash;
create procedure private.add_trash(
  kind text, roles public.app_role[], label text, condition text default 'true', own_roles public.app_role[] default '{}',
  manages text default null, parts text[] default null
) language plpgsql set search_path = '' as $$
declare
  relation regclass;
  command record;
begin
  insert into private.trash_kinds (kind, roles, label, condition, own_roles, manages, parts)
    values ($1, $2, $3, $4, $5, $6, $7);
  for relation in select format('public.%I', kind)::regclass
    union select r.child from private.references_to(format('public.%I', kind)::regclass) r where $7 is null
    union select part::regclass from unnest($7) as part
  loop
    execute format('grant select, insert, delete on %s to function_owner', relation);
    for command in select * from (values ('r'::"char", 'select', 'using (true)'), ('a', 'insert', 'with check (true)'),
      ('d', 'delete', 'using (true)')) as c (letter, verb, clause)
    loop
      if not exists (select from pg_catalog.pg_policy p where p.polrelid = relation
        and p.polcmd in (command.letter, '*') and 'function_owner'::regrole = any (p.polroles)) then
        execute format('create policy "function owner, for the trash: %1$s" on %2$s for %1$s to function_owner %3$s',
          command.verb, relation, command.clause);
      end if;
    end loop;
    call private.let_function_owner_lock(relation);
  end loop;
end $$;

-- The kinds of which the caller may restore what they removed themselves.
create function private.removable_trash_kinds() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select k.kind from private.trash_kinds k where private.is_staff(variadic k.own_roles);
end $$;
call private.publish_function('removable_trash_kinds', '{authenticated}', is_in_api => false);

drop policy "staff see what they may restore" on public.trash;
create policy "staff see what they may restore" on public.trash for select to authenticated
  using (kind = any (array(select private.own_trash_kinds()))
    or removed_by = (select auth.uid()) and kind = any (array(select private.removable_trash_kinds())));

create or replace function private.remover_name(remover uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if remover is distinct from private.caller_id() and not exists (select from private.own_trash_kinds()) then return null; end if;
  return (select p.display_name from public.profiles p where p.id = remover);
end $$;

-- Whether the caller may remove or restore a row that is in its table.
create function private.manages_record(known private.trash_kinds, record uuid) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  is_own boolean;
begin
  if private.is_staff(variadic known.roles) then return true; end if;
  if known.manages is null or not private.is_staff(variadic known.own_roles) then return false; end if;
  execute format('select %s from public.%I item where item.id = $1', known.manages, known.kind) into is_own using $2;
  return coalesce(is_own, false);
end $$;

/* Locks the rows that go with these, and those that go with them, and returns them in the order in which they can be
   inserted. Null if anything else refers to them: restoring would not bring those links back. */
create function private.parts_of(relation regclass, rows jsonb, allowed text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  reference record;
  keys uuid[];
  found jsonb;
  below jsonb;
  parts jsonb := '[]';
  is_used boolean;
begin
  for reference in select r.* from private.references_to(relation) r loop
    keys := array(select (item ->> 'id')::uuid from jsonb_array_elements(rows) as item);
    if reference.is_part and coalesce(reference.child::text = any (allowed), true) then
      execute format('select jsonb_agg(to_jsonb(l)) from (select t.* from %s t where t.%I = any ($1) for update) l',
        reference.child, reference.name) into found using keys;
      continue when found is null;
      below := private.parts_of(reference.child, found, allowed);
      if below is null then return null; end if;
      parts := parts || jsonb_build_object('relation', reference.child, 'column', reference.name, 'rows', found) || below;
    else
      execute format('select exists (select from %s t where t.%I = any ($1))', reference.child, reference.name)
        into is_used using keys;
      if is_used then return null; end if;
    end if;
  end loop;
  return parts;
end $$;

-- Whether a table or one of its columns is classified as secret.
create function private.has_secrets(relation regclass) returns boolean language sql stable set search_path = '' as $$
  select exists (select from pg_catalog.pg_description d where d.objoid = relation
    and d.classoid = 'pg_catalog.pg_class'::regclass and d.description ~ '^class:secret\M')
$$;

grant execute on function private.manages_record(private.trash_kinds, uuid), private.parts_of(regclass, jsonb, text[]),
  private.has_secrets(regclass) to function_owner;

create or replace function private.remove_record(kind text, record uuid) returns public.trash_outcome
language plpgsql security definer set search_path = '' as $$
declare
  known private.trash_kinds;
  relation regclass;
  item jsonb;
  parts jsonb;
  is_possible boolean;
  entry uuid;
begin
  select k.* into known from private.trash_kinds k where k.kind = $1;
  if known.kind is null then return 'unknown'; end if;
  if not private.is_staff(variadic known.roles || known.own_roles) then return 'not-allowed'; end if;
  relation := format('public.%I', known.kind)::regclass;
  execute format('select to_jsonb(item), %s from %s item where item.id = $1 for update', known.condition, relation)
    into item, is_possible using $2;
  if item is null then return 'unknown'; end if;
  if not private.manages_record(known, $2) then return 'not-allowed'; end if;
  if is_possible is not true then return 'not-possible'; end if;
  parts := private.parts_of(relation, jsonb_build_array(item), known.parts);
  if parts is null then return 'in-use'; end if;
  execute format('delete from %s t where t.id = $1', relation) using $2;
  insert into public.trash (kind, record_id, name, removed_by)
    values (known.kind, $2, left(coalesce(nullif(item ->> known.label, ''), 'Without a name'), 200), private.caller_id())
    returning id into entry;
  insert into private.trash_records (trash_id, record, parts, secrets) values (entry, item,
    (select coalesce(jsonb_agg(p order by n) filter (where not private.has_secrets((p ->> 'relation')::regclass)), '[]')
      from jsonb_array_elements(parts) with ordinality as part (p, n)),
    (select coalesce(jsonb_agg(p order by n) filter (where private.has_secrets((p ->> 'relation')::regclass)), '[]')
      from jsonb_array_elements(parts) with ordinality as part (p, n)));
  return 'removed';
exception
  when foreign_key_violation then return 'in-use';
end $$;

-- Inserts stored rows again. Accounts that are gone are no longer named, and what went with them stays away.
create or replace function private.put_back_rows(relation regclass, stored jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  rows jsonb := stored;
  person record;
begin
  for person in select a.attname as name, c.confdeltype = 'c' as is_owner from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = relation and c.confrelid = 'auth.users'::regclass
      and c.confdeltype in ('n', 'c')
  loop
    rows := (select jsonb_agg(case when known.is_there then r else r || jsonb_build_object(person.name, null) end)
      from jsonb_array_elements(rows) as r
      cross join lateral (select exists (select from public.profiles p where p.id = (r ->> person.name)::uuid)) as known (is_there)
      where known.is_there or not person.is_owner);
  end loop;
  execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
    relation, (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
      where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')) using rows;
end $$;

create or replace function private.restore_record(entry uuid) returns public.trash_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.trash;
  known private.trash_kinds;
  stored private.trash_records;
  part jsonb;
begin
  select t.* into held from public.trash t where t.id = entry for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.own_trash_kinds() own where own = held.kind) and not (
    held.removed_by = private.caller_id() and held.kind in (select private.removable_trash_kinds())) then
    return 'not-allowed';
  end if;
  select k.* into known from private.trash_kinds k where k.kind = held.kind;
  select r.* into stored from private.trash_records r where r.trash_id = entry;
  perform private.put_back_rows(format('public.%I', held.kind)::regclass, jsonb_build_array(stored.record));
  for part in select jsonb_array_elements(stored.parts || stored.secrets) loop
    -- A trigger may have made new ones.
    execute format('delete from %s t where t.%I = any ($1)', (part ->> 'relation')::regclass, part ->> 'column')
      using array(select (r ->> (part ->> 'column'))::uuid from jsonb_array_elements(part -> 'rows') as r);
    perform private.put_back_rows((part ->> 'relation')::regclass, part -> 'rows');
  end loop;
  -- Whether it belongs to the caller is known once its parts are back.
  if not private.manages_record(known, held.record_id) then raise sqlstate 'TR001'; end if;
  delete from public.trash t where t.id = entry;
  return 'restored';
exception
  when sqlstate 'TR001' then return 'not-allowed';
  when unique_violation then return 'taken';
  when foreign_key_violation or check_violation or not_null_violation then return 'not-possible';
end $$;

-- The files of a picture stay until it can no longer be restored.
create or replace function private.empty_trash() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  gone public.trash;
  erased bigint := 0;
begin
  for gone in delete from public.trash where removed_at < now() - interval '30 days' returning * loop
    erased := erased + 1;
    if gone.kind = 'pictures' then
      perform private.enqueue_job('remove_picture', jsonb_build_object('picture', gone.record_id));
    end if;
  end loop;
  return erased;
end $$;

call private.add_trash('pictures', '{editor,events}', 'alt', own_roles => '{outreach,chapter_lead}',
  manages => 'private.manages_picture(item.id)', parts => '{public.picture_records}');
call private.add_trash('events', '{events}', 'title', $$item.status <> 'published'$$, own_roles => '{chapter_lead}',
  manages => 'private.manages_events_of(item.chapter_id)', parts => '{public.event_dates,public.event_join_links}');
call private.add_trash('raffles', '{events}', 'title', 'item.published_at is null or item.canceled_at is not null',
  parts => '{private.raffle_secrets,public.raffle_reminders}');
call private.add_trash('campaigns', '{finance}', 'title', parts => '{public.campaign_totals}');
