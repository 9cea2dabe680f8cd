-- Removing a record locks it and its parts before it reads them, so a change of the same moment is in the trash, too.

/* PostgreSQL asks for the right to update a row that is locked. Nothing passes the check of these policies, so the lock is
   all they give (decision 073). */
create or replace procedure private.add_trash(
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
    call private.let_function_owner_lock(relation);
  end loop;
end $$;

create procedure private.let_function_owner_lock(relation regclass) language plpgsql set search_path = '' as $$
declare
  key name := (select a.attname from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = relation and c.contype = 'p');
begin
  execute format('grant update (%I) on %s to function_owner', key, relation);
  if not exists (select from pg_catalog.pg_policy p where p.polrelid = relation and p.polcmd in ('w', '*')
    and 'function_owner'::regrole = any (p.polroles)) then
    execute format('create policy "function owner, for the trash: lock" on %s for update to function_owner '
      'using (true) with check (false)', relation);
  end if;
end $$;

do $$
declare
  relation regclass;
begin
  for relation in select format('public.%I', k.kind)::regclass from private.trash_kinds k
    union select r.child from private.trash_kinds k, private.references_to(format('public.%I', k.kind)::regclass) r
  loop
    call private.let_function_owner_lock(relation);
  end loop;
end $$;

create or replace function private.remove_record(kind text, record uuid) returns public.trash_outcome
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
  execute format('select to_jsonb(item), %s from %s item where item.id = $1 for update', known.condition, relation)
    into item, is_possible using $2;
  if item is null then return 'unknown'; end if;
  if is_possible is not true then return 'not-possible'; end if;
  for reference in select r.* from private.references_to(relation) r loop
    execute format('select jsonb_agg(to_jsonb(l)) from (select t.* from %s t where t.%I = $1 for update) l',
      reference.child, reference.name) into found using $2;
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
