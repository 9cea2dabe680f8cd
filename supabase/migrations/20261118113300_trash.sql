-- Records that staff remove are in the trash for 30 days, from where they can be restored (decision 073).

create type public.trash_outcome as enum (
  'removed', 'restored', 'in-use', 'taken', 'not-possible', 'unknown', 'not-allowed'
);

create table private.trash_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,63}$'),
  roles public.app_role[] not null check (cardinality(roles) > 0),
  label text not null check (label ~ '^[a-z_]{1,63}$'),
  condition text not null
);
comment on table private.trash_kinds is 'class:public';
comment on column private.trash_kinds.kind is 'The table in the schema public.';
comment on column private.trash_kinds.roles is 'Who may remove and restore its rows.';
comment on column private.trash_kinds.label is 'The column that names a row.';
comment on column private.trash_kinds.condition is 'SQL about the row “item”: whether it may be removed.';
alter table private.trash_kinds enable row level security;
revoke all on private.trash_kinds from public, anon, authenticated, service_role;
grant select on private.trash_kinds to function_owner;
create policy "function owner reads kinds of trash" on private.trash_kinds for select to function_owner using (true);

create table public.trash (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.trash_kinds (kind),
  record_id uuid not null,
  name text not null,
  removed_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz not null default now()
);
comment on table public.trash is 'class:s2';
comment on column public.trash.record_id is 'The row keeps its id when it is restored.';
create index trash_kinds on public.trash (kind);
create index trash_times on public.trash (removed_at, id);
create index trash_people on public.trash (removed_by);

create table private.trash_records (
  trash_id uuid primary key references public.trash (id) on delete cascade,
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array')
);
comment on table private.trash_records is 'class:s3';
comment on column private.trash_records.parts is 'Rows of other tables that were deleted with it: relation, column and rows.';
alter table private.trash_records enable row level security;
revoke all on private.trash_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.trash_records to function_owner;
grant select, update (record, parts) on private.trash_records to service_role;
create policy "function owner manages trash records" on private.trash_records for all to function_owner
  using (true) with check (true);

-- The kinds of records that the caller may remove and restore.
create function private.own_trash_kinds() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select k.kind from private.trash_kinds k where private.is_staff(variadic k.roles);
end $$;
call private.publish_function('own_trash_kinds', '{authenticated}', is_in_api => false);

alter table public.trash enable row level security;
grant select, insert, update, delete on public.trash to service_role, function_owner;
grant select on public.trash to authenticated;
create policy "function owner manages the trash" on public.trash for all to function_owner using (true) with check (true);
create policy "staff see what they may restore" on public.trash for select to authenticated
  using (kind = any (array(select private.own_trash_kinds())));

insert into private.person_map (relation, title, row_condition, shows, hidden_because, erasure, anonymizes, kept_because) values
  ('public.trash', 'Records you removed', 'removed_by = $1', '[["name", "Record"], ["removed_at", "Removed"]]', null,
    'anonymize', 'removed_by = null', 'The record belongs to our pages and no longer names you.'),
  ('private.trash_records', 'Removed records that name you', $$concat(record, parts) like '%' || $1::text || '%'$$, '[]',
    'They are shown with the record itself, and deleted after 30 days.', 'anonymize',
    $$record = replace(record::text, $1::text, '00000000-0000-0000-0000-000000000000')::jsonb,
      parts = replace(parts::text, $1::text, '00000000-0000-0000-0000-000000000000')::jsonb$$,
    'The record belongs to our pages and no longer names you.');

-- The tables that refer to a table by one column, and what happens to their rows when a row of it is deleted.
create function private.references_to(relation regclass) returns table (child regclass, name name, is_part boolean)
language sql stable set search_path = '' as $$
  select c.conrelid::regclass, a.attname, c.confdeltype = 'c'
  from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1 order by c.conrelid::regclass::text, c.conname
$$;

/* Lets the roles remove rows of a table and restore them: the functions below may then read, delete and insert them, and
   the rows that are deleted with them. */
create procedure private.add_trash(
  kind text, roles public.app_role[], label text, condition text default 'true'
) language plpgsql set search_path = '' as $$
declare
  relation regclass;
  command record;
begin
  insert into private.trash_kinds values ($1, $2, $3, $4);
  for relation in select format('public.%I', kind)::regclass
    union select r.child from private.references_to(format('public.%I', kind)::regclass) r
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
  end loop;
end $$;

/* Moves a row into the trash, with the rows that hang on it. A row that others refer to stays: restoring it would not
   bring those links back. */
create function private.remove_record(kind text, record uuid) returns public.trash_outcome
language plpgsql security definer set search_path = '' as $$
declare
  known private.trash_kinds;
  relation regclass;
  item jsonb;
  parts jsonb := '[]';
  reference record;
  found jsonb;
  is_possible boolean;
  entry uuid;
begin
  select k.* into known from private.trash_kinds k where k.kind = $1;
  if known.kind is null then return 'unknown'; end if;
  if not private.is_staff(variadic known.roles) then return 'not-allowed'; end if;
  relation := format('public.%I', known.kind)::regclass;
  execute format('select to_jsonb(item), %s from %s item where item.id = $1', known.condition, relation)
    into item, is_possible using $2;
  if item is null then return 'unknown'; end if;
  if is_possible is not true then return 'not-possible'; end if;
  for reference in select r.* from private.references_to(relation) r loop
    execute format('select jsonb_agg(to_jsonb(t)) from %s t where t.%I = $1', reference.child, reference.name)
      into found using $2;
    continue when found is null;
    if not reference.is_part or exists (select from private.references_to(reference.child)) then return 'in-use'; end if;
    parts := parts || jsonb_build_object('relation', reference.child, 'column', reference.name, 'rows', found);
  end loop;
  execute format('delete from %s t where t.id = $1', relation) using $2;
  insert into public.trash (kind, record_id, name, removed_by)
    values (known.kind, $2, left(coalesce(nullif(item ->> known.label, ''), 'Without a name'), 200), private.caller_id())
    returning id into entry;
  insert into private.trash_records (trash_id, record, parts) values (entry, item, parts);
  return 'removed';
exception
  when foreign_key_violation then return 'in-use';
end $$;
call private.publish_function('remove_record', '{authenticated}');

-- Inserts stored rows again. Accounts that are gone are no longer named.
create function private.put_back_rows(relation regclass, stored jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  rows jsonb := stored;
  person name;
begin
  for person in select a.attname from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = relation and c.confrelid = 'auth.users'::regclass and c.confdeltype = 'n'
  loop
    rows := (select jsonb_agg(case when exists (select from public.profiles p where p.id = (r ->> person)::uuid) then r
      else r || jsonb_build_object(person, null) end) from jsonb_array_elements(rows) as r);
  end loop;
  execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
    relation, (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
      where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')) using rows;
end $$;

-- Puts a row back where it was. Its address, or what else must be unique, may belong to another row by now.
create function private.restore_record(entry uuid) returns public.trash_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.trash;
  stored private.trash_records;
  part jsonb;
begin
  select t.* into held from public.trash t where t.id = entry for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.own_trash_kinds() own where own = held.kind) then return 'not-allowed'; end if;
  select r.* into stored from private.trash_records r where r.trash_id = entry;
  perform private.put_back_rows(format('public.%I', held.kind)::regclass, jsonb_build_array(stored.record));
  for part in select jsonb_array_elements(stored.parts) loop
    -- A trigger may have made new ones.
    execute format('delete from %s t where t.%I = $1', (part ->> 'relation')::regclass, part ->> 'column')
      using held.record_id;
    perform private.put_back_rows((part ->> 'relation')::regclass, part -> 'rows');
  end loop;
  delete from public.trash t where t.id = entry;
  return 'restored';
exception
  when unique_violation then return 'taken';
  when foreign_key_violation or check_violation or not_null_violation then return 'not-possible';
end $$;
call private.publish_function('restore_record', '{authenticated}');

-- A periodic task: erases what has been in the trash for 30 days.
create function private.empty_trash() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.trash where removed_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('empty_trash');
insert into private.periodic_tasks (name, every) values ('empty_trash', '1 hour');

-- Who removed it, for those who see the entry.
create function private.remover_name(remover uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.own_trash_kinds()) then return null; end if;
  return (select p.display_name from public.profiles p where p.id = remover);
end $$;
call private.publish_function('remover_name', '{authenticated}', is_in_api => false);

create function public.remover_name(entry public.trash) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.remover_name(entry.removed_by);
end $$;
grant execute on function public.remover_name(public.trash) to authenticated;

grant execute on function private.references_to(regclass), private.put_back_rows(regclass, jsonb) to function_owner;

call private.add_trash('awards', '{editor}', 'title');
call private.add_trash('history_entries', '{editor}', 'title');
call private.add_trash('press_coverage', '{editor}', 'title');
call private.add_trash('helplines', '{editor}', 'name');
call private.add_trash('search_synonyms', '{editor}', 'word');
call private.add_trash('team_members', '{editor}', 'name', 'item.consented_on is null');
call private.add_trash('authors', '{editor}', 'name');
call private.add_trash('article_categories', '{editor}', 'title');
call private.add_trash('article_tags', '{editor}', 'title');
call private.add_trash('articles', '{editor}', 'title', $$item.status = 'draft'$$);
call private.add_trash('newsletter_issues', '{outreach}', 'subject', $$item.status = 'draft'$$);

-- The ways to delete that staff had before would leave nothing to restore.
drop policy "editors delete team members" on public.team_members;
drop policy "editors remove search synonyms" on public.search_synonyms;
revoke delete on public.team_members, public.search_synonyms from authenticated;

create or replace function private.delete_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
language plpgsql security definer set search_path = '' as $$
begin
  return (case private.remove_record('newsletter_issues', issue) when 'removed' then 'deleted'
    when 'unknown' then 'unknown' when 'not-allowed' then 'not-allowed' else 'not-draft' end)::public.newsletter_issue_outcome;
end $$;
