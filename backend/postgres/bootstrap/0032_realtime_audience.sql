-- Evaluates the policies of a table on a captured row, because the table no longer has rows that were deleted
-- or overwritten since.
create function realtime.policy_for(relation oid, role name, command "char") returns text
language sql stable set search_path = '' as $$
  with policies as (
    select p.polpermissive, case command when 'r' then pg_get_expr(p.polqual, p.polrelid)
      else pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) end as condition
    from pg_policy p
    where p.polrelid = relation and p.polcmd in (command, '*')
      and exists (select from unnest(p.polroles) as r where r = 0 or pg_has_role(role, r, 'usage'))
  )
  select case
    when not has_any_column_privilege(role, relation, case command when 'r' then 'select' else 'insert' end) then 'false'
    when not c.relrowsecurity or (select rolbypassrls or rolsuper from pg_roles where rolname = role) then 'true'
    else concat_ws(' and ',
      (select coalesce('(' || string_agg('(' || condition || ')', ' or ') || ')', 'false') from policies where polpermissive),
      (select string_agg('(' || condition || ')', ' and ') from policies where not polpermissive))
  end
  from pg_class c where c.oid = relation
$$;

-- Runs a role's query as each caller ({role, claims, topic}); an error counts as false. Consecutive callers with
-- the same role share a prepared statement, because planning takes longer than executing.
create function realtime.ask_as(callers jsonb, questions jsonb) returns jsonb language plpgsql as $$
declare
  caller jsonb;
  prepared_role text;
  is_yes boolean;
  answers boolean[] := '{}';
begin
  for caller in select value from jsonb_array_elements(callers) loop
    begin
      perform set_config('role', caller ->> 'role', true),
        set_config('request.jwt.claims', caller ->> 'claims', true),
        set_config('realtime.topic', coalesce(caller ->> 'topic', ''), true);
      if prepared_role is distinct from caller ->> 'role' then
        prepared_role := null;
        -- An error does not undo PREPARE, so a statement may be left over.
        if exists (select from pg_prepared_statements where name = 'realtime_question') then
          deallocate realtime_question;
        end if;
        execute 'prepare realtime_question as ' || (questions ->> (caller ->> 'role'));
        prepared_role := caller ->> 'role';
      end if;
      execute 'execute realtime_question' into is_yes;
      answers := answers || coalesce(is_yes, false);
    exception when others then
      answers := answers || false;
    end;
  end loop;
  if prepared_role is not null then deallocate realtime_question; end if;
  return to_jsonb(answers);
end $$;

-- Whether a row with these keys exists, regardless of policies.
create function realtime.is_there(relation oid, keys text[], candidate jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  answer boolean;
begin
  execute realtime.question_about(relation, candidate, null, null, false, keys) into answer;
  return answer;
end $$;

-- What the gateway needs to deliver a change: the columns, the columns each role may read, and the callers who
-- may see the row. Null if the table was dropped or is no longer published.
create function realtime.audience(relation oid, operation text, candidate jsonb, is_cut boolean, callers jsonb)
returns jsonb language plpgsql as $$
declare
  columns jsonb;
  names text[];
  keys text[];
  row_filter text;
  questions jsonb;
  answers jsonb;
  facts jsonb;
begin
  select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname, 'isKey', coalesce(a.attnum = any (i.indkey), false)) order by a.attnum),
      array_agg(a.attname::text), array_agg(a.attname::text) filter (where a.attnum = any (i.indkey))
    into columns, names, keys
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped;
  select jsonb_build_object('published', p.columns, 'keepsOldRow', c.relreplident = 'f' and not c.relrowsecurity), p.row_filter
    into facts, row_filter
    from realtime.published_tables p join pg_class c on c.oid = p.relation where p.relation = audience.relation;
  if facts is null then return null; end if;
  select facts || jsonb_build_object('columns', columns, 'readable', jsonb_object_agg(role, (
      select jsonb_agg(name) from unnest(names) as name where has_column_privilege(role::name, relation, name, 'select'))))
    into facts
    from (select distinct value ->> 'role' as role from jsonb_array_elements(callers)) as roles;

  if operation = 'DELETE' or not realtime.is_there(relation, keys, candidate) then keys := null; end if;
  loop
    select jsonb_object_agg(role, realtime.question_about(
        relation, candidate, realtime.policy_for(relation, role::name, 'r'), row_filter,
        not is_cut and candidate ?& names, keys))
      into questions
      from (select distinct value ->> 'role' as role from jsonb_array_elements(callers)) as roles;
    answers := realtime.ask_as(callers, questions);
    -- The role of the last caller is still set.
    perform set_config('role', 'service_role', true);
    exit when keys is null or realtime.is_there(relation, keys, candidate);
    -- A row deleted in the meantime must not count as hidden.
    keys := null;
  end loop;
  return facts || jsonb_build_object('sees', answers);
end $$;

-- A complete row must pass the policies as captured, and if it still exists, also be found by its key. A deleted
-- row that was captured only in part is visible to no caller.
create function realtime.question_about(
  relation oid, candidate jsonb, policy text, row_filter text, is_whole boolean, keys text[]
) returns text language sql stable set search_path = '' as $$
  select 'select ' || case when not is_whole and keys is null then 'false' else concat_ws(' and ',
    case when is_whole then format('exists (select from jsonb_populate_record(null::%s, %L) as %I where (%s) and (%s))',
      relation::regclass, candidate, c.relname, policy, coalesce(row_filter, 'true')) end,
    case when keys is not null then format(
      'exists (select from %1$s as found, jsonb_populate_record(null::%1$s, %2$L) as wanted where %3$s)',
      relation::regclass, candidate,
      (select string_agg(format('found.%1$I = wanted.%1$I', part), ' and ') from unnest(keys) as part)) end
  ) end
  from pg_class c where c.oid = relation
$$;

-- A caller's rights in a private channel, by the policies on realtime.messages.
create function realtime.channel_access(caller jsonb) returns jsonb language plpgsql as $$
declare
  command text;
  extension text;
  answer jsonb := '{}';
  policies constant jsonb := jsonb_build_object(
    'read', realtime.policy_for('realtime.messages'::regclass, (caller ->> 'role')::name, 'r'),
    'write', realtime.policy_for('realtime.messages'::regclass, (caller ->> 'role')::name, 'a'));
begin
  foreach command in array array['read', 'write'] loop
    foreach extension in array array['broadcast', 'presence'] loop
      answer := answer || jsonb_build_object(command || '_' || extension, realtime.ask_as(
        jsonb_build_array(caller),
        jsonb_build_object(caller ->> 'role', realtime.question_about(
          'realtime.messages'::regclass,
          jsonb_build_object('id', gen_random_uuid(), 'topic', caller ->> 'topic', 'extension', extension,
            'private', true, 'inserted_at', now(), 'updated_at', now()),
          policies ->> command, null, true, null))
      ) -> 0);
      -- The role of the caller is still set.
      perform set_config('role', 'service_role', true);
    end loop;
  end loop;
  return answer;
end $$;

-- For each filter ({column, operator, isNegated, values}), the positions in `values` that match the row.
create function realtime.matching(relation oid, candidate jsonb, tests jsonb) returns jsonb language plpgsql as $$
declare
  test jsonb;
  matches jsonb;
  answer jsonb := '[]';
begin
  for test in select value from jsonb_array_elements(tests) loop
    begin
      execute realtime.test_of(relation, test) into matches using candidate, test -> 'values';
    exception when others then
      matches := '[]';
    end;
    answer := answer || jsonb_build_array(matches);
  end loop;
  return answer;
end $$;

create function realtime.test_of(relation oid, test jsonb) returns text language sql stable set search_path = '' as $$
  select format(
    'select coalesce(jsonb_agg(tested.place - 1), ''[]'') from jsonb_populate_record(null::%s, $1) as candidate,
      jsonb_array_elements_text($2) with ordinality as tested (value, place) where %s (%s)',
    relation::regclass, case when (test ->> 'isNegated')::boolean then 'not' end,
    case when test ->> 'operator' = 'is'
      then format('coalesce(candidate.%I::text, ''null'') = case tested.value when ''unknown'' then ''null'' else tested.value end', a.attname)
      else format('candidate.%I %s tested.value::%s', a.attname,
        case test ->> 'operator' when 'eq' then '=' when 'neq' then '<>' when 'lt' then '<' when 'lte' then '<='
          when 'gt' then '>' when 'gte' then '>=' when 'isdistinct' then 'is distinct from' end,
        format_type(a.atttypid, -1))
    end)
  from pg_attribute a
  where a.attrelid = relation and a.attname = test ->> 'column' and a.attnum > 0 and not a.attisdropped
$$;

-- Why a role cannot subscribe to a table with these filters, or null if it can. A null table means every
-- published table of the schema.
create function realtime.subscription_problem(role name, wanted_schema text, wanted_table text, tests jsonb)
returns text language plpgsql as $$
declare
  found_table oid;
  found_type text;
  test jsonb;
begin
  select relation into found_table from realtime.published_tables
    where (wanted_schema = '*' or schema_name = wanted_schema) and (wanted_table is null or table_name = wanted_table);
  if found_table is null then return 'not published'; end if;
  for test in select value from jsonb_array_elements(tests) loop
    select format_type(atttypid, -1) into found_type from pg_attribute
      where attrelid = found_table and attname = test ->> 'column' and attnum > 0 and not attisdropped
        and wanted_table is not null and has_column_privilege(role, found_table, attnum, 'select');
    if found_type is null then return 'invalid column for filter ' || (test ->> 'column'); end if;
    execute realtime.test_of(found_table, test) using '{}'::jsonb, test -> 'values';
    if test ->> 'operator' <> 'is' then
      -- The planner may skip the casts when it knows that no row matches.
      execute format('select count(value::%s) from jsonb_array_elements_text($1)', found_type) using test -> 'values';
    end if;
  end loop;
  return null;
exception when others then
  return sqlerrm;
end $$;

grant select on realtime.published_tables to service_role;
-- Only the gateway calls these, as service_role on its own login.
revoke execute on function realtime.policy_for, realtime.ask_as, realtime.is_there, realtime.audience, realtime.question_about,
  realtime.channel_access, realtime.matching, realtime.test_of, realtime.subscription_problem from public;
grant execute on function realtime.policy_for, realtime.ask_as, realtime.is_there, realtime.audience, realtime.question_about,
  realtime.channel_access, realtime.matching, realtime.test_of, realtime.subscription_problem to service_role;
