-- The audit log: what staff changed, one entry per changed row (decision 049). Entries are only ever added.

create type public.audit_verb as enum ('created', 'changed', 'deleted', 'exported');

create table public.audit_entries (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null,
  occurred_at timestamptz not null default clock_timestamp(),
  actor uuid,
  verb public.audit_verb not null,
  record_kind text not null check (record_kind ~ '^[a-z]+([_-][a-z]+)*$' and length(record_kind) <= 63),
  record_id text check (length(record_id) <= 200),
  record_name text check (length(record_name) <= 120),
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  reason text check (length(reason) <= 300),
  undoes uuid references public.audit_entries (id)
);
comment on table public.audit_entries is 'class:s2';
comment on column public.audit_entries.group_id is 'The same for everything that one transaction changed.';
comment on column public.audit_entries.actor is
  'The account of the staff member, without a foreign key, so that the entry never changes; null for the server.';
comment on column public.audit_entries.record_kind is 'The table, or the list that was exported.';
comment on column public.audit_entries.record_name is 'A published name or title; null for records about people.';
comment on column public.audit_entries.changes is
  '{column: {from, to}}; {column: {}} if the values are personal, secret or long.';
comment on column public.audit_entries.undoes is 'The entry whose change this one took back.';
create index audit_entries_times on public.audit_entries (occurred_at desc, id);
create index audit_entries_actors on public.audit_entries (actor, occurred_at desc, id);
create index audit_entries_kinds on public.audit_entries (record_kind, occurred_at desc, id);
create index audit_entries_verbs on public.audit_entries (verb, occurred_at desc, id);
create index audit_entries_records on public.audit_entries (record_id, occurred_at desc, id);
create index audit_entries_groups on public.audit_entries (group_id);
create index audit_entries_undone on public.audit_entries (undoes);
alter table public.audit_entries enable row level security;
revoke all on public.audit_entries from public, anon, authenticated, service_role;
grant select on public.audit_entries to authenticated, service_role;
grant select, insert on public.audit_entries to function_owner;

create policy "function owner reads audit entries" on public.audit_entries for select to function_owner using (true);
create policy "function owner adds audit entries" on public.audit_entries for insert to function_owner
  with check (true);
create policy "auditors read audit entries" on public.audit_entries for select to authenticated
  using (id between (select private.first_id_for_staff('auditor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('auditor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('auditor'));

insert into private.person_map (relation, title, hidden_because, erasure, kept_until, kept_because) values
  ('public.audit_entries', 'What staff changed', 'It names staff by account number only and holds no personal values.',
    'keep', 'for as long as this site runs',
    'It shows by account number who changed which record, without names or addresses, so that changes can be explained later.');

-- Also stops owners of the table, who need no grant.
create function private.refuse_audit_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = format('%s is append-only', tg_table_name);
end $$;
create trigger refuse_audit_change before update or delete or truncate on public.audit_entries
  for each statement execute function private.refuse_audit_change();

-- Entries that have no place in the chain yet.
create table private.audit_unsealed (
  entry_id uuid primary key references public.audit_entries (id)
);
comment on table private.audit_unsealed is 'class:public';
alter table private.audit_unsealed enable row level security;
revoke all on private.audit_unsealed from public, anon, authenticated, service_role;
grant select, insert, delete on private.audit_unsealed to function_owner;
create policy "function owner manages unsealed entries" on private.audit_unsealed for all to function_owner
  using (true) with check (true);

-- Kept for the rest of the transaction: the reason of the entries that it writes.
create function private.set_audit_reason(reason text) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('audit.reason', coalesce(left(reason, 300), ''), true);
end $$;
grant execute on function private.set_audit_reason(text) to function_owner;

-- One id for all entries of a transaction.
create function private.audit_group() returns uuid language plpgsql set search_path = '' as $$
declare
  known text := current_setting('audit.group', true);
begin
  if coalesce(known, '') = '' then
    known := gen_random_uuid();
    perform set_config('audit.group', known, true);
  end if;
  return known;
end $$;
grant execute on function private.audit_group() to function_owner;

/* What changed between two versions of a row. Values are kept only if they are published, or say how far the work on
   a record is; personal values are not, so that an erasure need not touch the log. */
create function private.audit_changes(relation oid, was jsonb, becomes jsonb, withheld text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(c.name, case when c.is_kept
        then jsonb_build_object('from', was -> c.name, 'to', becomes -> c.name) else '{}' end)
      filter (where c.is_kept or was is not null and becomes is not null), '{}')
    from (
      select a.attname::text as name,
        (l.class = 'public' or l.class = 's2' and a.attname in ('status', 'stage', 'status_reason', 'role')
          or relation = 'public.user_roles'::regclass and a.attname in ('user_id', 'chapter_id'))
          and a.attname <> all (withheld)
          and greatest(length((was -> a.attname)::text), length((becomes -> a.attname)::text)) <= 600 as is_kept
      from pg_catalog.pg_attribute a, lateral (
        select coalesce(substring(col_description(relation, a.attnum) from '^class:(\w+)'),
          substring(obj_description(relation, 'pg_class') from '^class:(\w+)')) as class
      ) l
      where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attname <> 'updated_at'
        and nullif(was -> a.attname, 'null') is distinct from nullif(becomes -> a.attname, 'null')
    ) c
  );
end $$;
grant execute on function private.audit_changes(oid, jsonb, jsonb, text[]) to function_owner;

-- The primary key of a row as text; null if it is the account of a person in a table with sensitive data.
create function private.audit_record_id(relation oid, record jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  if obj_description(relation, 'pg_class') like 'class:s3%' and not record ? 'id' then return null; end if;
  return (
    select string_agg(record ->> a.attname, ' ' order by k.place)
    from pg_catalog.pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
    join pg_catalog.pg_attribute a on a.attnum = k.attnum
    where i.indrelid = relation and i.indisprimary and a.attrelid = relation
  );
end $$;
grant execute on function private.audit_record_id(oid, jsonb) to function_owner;

/* Writes the entry for a changed row. Only staff and the server get entries: members' own acts are theirs. The
   arguments of the trigger are columns whose values are published but personal, such as names. */
create function private.record_audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.caller_id();
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  withheld text[] := coalesce(tg_argv::text[], '{}');
  found jsonb;
  entry uuid := gen_random_uuid();
begin
  if caller is not null and not private.is_staff(variadic enum_range(null::public.app_role))
    -- The row that made the caller staff may just have been removed.
    and not (tg_table_name = 'user_roles' and was ->> 'user_id' = caller::text) then return null; end if;
  if caller is null and coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '')
    = 'anon' then return null; end if;
  if tg_op = 'INSERT' and becomes ->> 'user_id' = caller::text and tg_table_name <> 'user_roles' then return null; end if;
  found := private.audit_changes(tg_relid, was, becomes, withheld);
  if tg_op = 'UPDATE' and found = '{}' then return null; end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, record_id, record_name, changes, reason, undoes)
  values (entry, private.audit_group(), caller,
    (case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end)::public.audit_verb,
    tg_table_name, left(private.audit_record_id(tg_relid, coalesce(becomes, was)), 200),
    private.audit_record_name(tg_relid, coalesce(becomes, was), withheld), found,
    coalesce(nullif(current_setting('audit.reason', true), ''), left(coalesce(found #>> '{status_reason,to}',
      found #>> '{cancel_reason,to}'), 300)),
    nullif(current_setting('audit.undoes', true), '')::uuid);
  insert into private.audit_unsealed (entry_id) values (entry);
  return null;
end $$;
call private.publish_function('record_audit');

-- The published name or title of a record.
create function private.audit_record_name(relation oid, record jsonb, withheld text[]) returns text
language plpgsql stable set search_path = '' as $$
begin
  if obj_description(relation, 'pg_class') not like 'class:public%' then return null; end if;
  return (
    select left(record ->> name, 120)
    from unnest('{title,name,label,headline,question,word,slug}'::text[]) with ordinality as c (name, place)
    where name <> all (withheld) and record ->> name is not null
    order by place limit 1
  );
end $$;
grant execute on function private.audit_record_name(oid, jsonb, text[]) to function_owner;

/* Puts a table into the audit log. Tables that members write too are checked only when the caller has used a second
   factor, which staff must; with `is_server_logged` there are entries for changes by the server as well. */
create procedure private.audit_table(relation regclass, withheld text[] default '{}', is_server_logged boolean default false)
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger record_audit after insert or update or delete on %s for each row %s
    execute function private.record_audit(%s)', relation,
    case when not is_server_logged then 'when (current_setting(''request.jwt.claims'', true) like ''%"aal2"%'')' end,
    (select string_agg(quote_literal(name), ', ') from unnest(withheld) as name));
end $$;
