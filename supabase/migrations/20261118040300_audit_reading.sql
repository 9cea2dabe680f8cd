-- What the page of the audit log needs besides the entries: names, exports and taking a change back.

-- The name of the staff member, for those who read the log.
create function private.actor_name(actor uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if actor is null or not private.is_staff('auditor') then return null; end if;
  return (select p.display_name from public.profiles p where p.id = actor_name.actor);
end $$;
call private.publish_function('actor_name', '{authenticated}', is_in_api => false);

create function public.actor_name(entry public.audit_entries) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.actor_name(entry.actor);
end $$;
grant execute on function public.actor_name(public.audit_entries) to authenticated;

-- Whose role was given or removed.
create function public.subject_name(entry public.audit_entries) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.actor_name(coalesce(entry.changes #>> '{user_id,to}', entry.changes #>> '{user_id,from}')::uuid);
end $$;
grant execute on function public.subject_name(public.audit_entries) to authenticated;

-- The people in the log. It jumps from one person to the next in the index, so that it never reads all entries.
create function private.audit_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('auditor') then return; end if;
  return query
    with recursive people as (
      (select e.actor from public.audit_entries e where e.actor is not null order by e.actor limit 1)
      union all
      select (select e.actor from public.audit_entries e where e.actor > p.actor order by e.actor limit 1)
      from people p where p.actor is not null
    )
    select p.actor, f.display_name from people p left join public.profiles f on f.id = p.actor
    where p.actor is not null order by f.display_name, p.actor;
end $$;
call private.publish_function('audit_people', '{authenticated}');

-- The kinds of records in the log, in the same way.
create function private.audit_kinds() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('auditor') then return; end if;
  return query
    with recursive kinds as (
      (select e.record_kind from public.audit_entries e order by e.record_kind limit 1)
      union all
      select (select e.record_kind from public.audit_entries e where e.record_kind > k.record_kind
        order by e.record_kind limit 1)
      from kinds k where k.record_kind is not null
    )
    select k.record_kind from kinds k where k.record_kind is not null;
end $$;
call private.publish_function('audit_kinds', '{authenticated}');

-- Notes that the caller downloads a list. The search is not noted: it may be a name.
create function private.log_export(list text, row_count integer, filters jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry uuid := gen_random_uuid();
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then
    raise insufficient_privilege using message = 'only staff download lists';
  end if;
  if jsonb_typeof(filters) is distinct from 'object' or length(filters::text) > 1000 or row_count is null then
    raise invalid_parameter_value using message = 'not a download';
  end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, changes)
  values (entry, private.audit_group(), private.caller_id(), 'exported', list,
    jsonb_build_object('rows', row_count, 'filters', filters));
  insert into private.audit_unsealed (entry_id) values (entry);
end $$;
call private.publish_function('log_export', '{authenticated}');

/* Whether an entry can be taken back: a change of a small published record, whose old values have no consequences
   elsewhere and are all in the log. */
create function public.is_undoable(entry public.audit_entries) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return entry.verb = 'changed' and entry.record_kind in ('article_categories', 'article_tags', 'awards', 'campaigns',
      'helplines', 'history_entries', 'press_coverage', 'search_synonyms', 'state_laws', 'team_members')
    and not exists (select from jsonb_each(entry.changes) c where not c.value ? 'to')
    and not exists (select from public.audit_entries later where later.undoes = entry.id);
end $$;
grant execute on function public.is_undoable(public.audit_entries) to authenticated;

create type public.undo_outcome as enum ('undone', 'changed-since', 'not-undoable', 'not-allowed', 'unknown');

/* Puts back what an entry changed, as the caller: the policies of the table decide, and the change is an entry of its
   own. Nothing happens if one of the values has changed since. */
create function public.undo_audit_entry(wanted uuid) returns public.undo_outcome
language plpgsql set search_path = '' as $$
declare
  entry public.audit_entries;
  names text[];
  earlier jsonb;
  later jsonb;
  is_same boolean;
  changed bigint;
begin
  select e.* into entry from public.audit_entries e where e.id = wanted;
  if entry.id is null then return 'unknown'; end if;
  if not public.is_undoable(entry) then return 'not-undoable'; end if;
  select array_agg(c.key), jsonb_object_agg(c.key, c.value -> 'from'), jsonb_object_agg(c.key, c.value -> 'to')
    into names, earlier, later from jsonb_each(entry.changes) c;
  execute format('select (select jsonb_object_agg(k, to_jsonb(t) -> k) from unnest($2) k) = $3
    from public.%I t where t.id = $1::uuid', entry.record_kind) into is_same using entry.record_id, names, later;
  if is_same is not true then return 'changed-since'; end if;
  perform set_config('audit.undoes', entry.id::text, true);
  execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2))
    where t.id = $1::uuid', entry.record_kind, (select string_agg(quote_ident(k), ', ') from unnest(names) k))
    using entry.record_id, earlier;
  get diagnostics changed = row_count;
  perform set_config('audit.undoes', '', true);
  return (case when changed = 1 then 'undone' else 'not-allowed' end)::public.undo_outcome;
exception
  when insufficient_privilege then return 'not-allowed';
  when integrity_constraint_violation then return 'changed-since';
end $$;
grant execute on function public.undo_audit_entry(uuid) to authenticated;
