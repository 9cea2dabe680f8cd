-- Every changed row of a published table goes to the outbox in the writer's own transaction. One trigger per
-- kind of statement sees all its rows at once, so that a statement costs one insert and one notification.
-- Published tables; partitions have the name of their parent.
create view realtime.published_tables as
  select distinct on (root.oid) root.oid as relation, n.nspname::text as schema_name, root.relname::text as table_name,
    array(select a.attname::text from pg_attribute a where a.attrelid = t.relid and a.attnum > 0 and not a.attisdropped
      and (t.attrs is null or a.attnum = any (t.attrs::int2[]))) as columns,
    pg_get_expr(t.qual, t.relid) as row_filter
  from pg_publication p
  cross join lateral pg_get_publication_tables(p.pubname::text) as t
  join pg_class root on root.oid = coalesce(pg_partition_root(t.relid), t.relid)
  join pg_namespace n on n.oid = root.relnamespace
  where p.pubname = 'supabase_realtime'
  order by root.oid;

create function realtime.capture_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into realtime.outbox (kind, relation, schema_name, table_name, operation, record)
      select 'change', tg_relid, tg_table_schema, tg_table_name, tg_op, to_jsonb(new_rows.*) from new_rows;
  elsif tg_op = 'DELETE' then
    insert into realtime.outbox (kind, relation, schema_name, table_name, operation, old_record)
      select 'change', tg_relid, tg_table_schema, tg_table_name, tg_op, to_jsonb(old_rows.*) from old_rows;
  else
    -- The executor stores both versions of a row at the same moment, so equal positions are the same row.
    insert into realtime.outbox (kind, relation, schema_name, table_name, operation, record, old_record)
      select 'change', tg_relid, tg_table_schema, tg_table_name, tg_op, after.record, before.record
      from (select row_number() over () as place, to_jsonb(new_rows.*) as record from new_rows) as after
      join (select row_number() over () as place, to_jsonb(old_rows.*) as record from old_rows) as before using (place)
      order by place;
  end if;
  if not found then return null; end if;
  perform pg_notify('realtime_outbox', pg_current_xact_id()::text);
  return null;
exception when others then
  -- A failed capture must not fail the statement that changed the row.
  raise warning 'realtime missed a change of %.%: %', tg_table_schema, tg_table_name, sqlerrm;
  return null;
end $$;

-- Like hosted, a row that is too large is reduced to values of up to 64 bytes.
create function realtime.small_values(whole jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(whole) where octet_length(value::text) <= 64
$$;

create function realtime.cut_large_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.record := realtime.small_values(new.record);
  new.old_record := realtime.small_values(new.old_record);
  new.is_cut := true;
  return new;
end $$;
create trigger cut_large_change before insert on realtime.outbox
  for each row when (new.kind = 'change' and (
    pg_column_size(new.record) > 1024 * 1024 or pg_column_size(new.old_record) > 1024 * 1024))
  execute function realtime.cut_large_change();

create function realtime.attach_captures() returns void language plpgsql security definer set search_path = '' as $$
declare
  wrong record;
begin
  for wrong in
    with wanted as (
      select t.relation, operation
      from pg_publication p, realtime.published_tables t,
        lateral (values ('insert', p.pubinsert), ('update', p.pubupdate), ('delete', p.pubdelete))
          as kind (operation, is_published)
      where p.pubname = 'supabase_realtime' and is_published
    ), present as (
      select tgrelid as relation, replace(tgname::text, 'capture_', '') as operation
      from pg_trigger where tgfoid = 'realtime.capture_change'::regproc and not tgisinternal
    )
    select relation::regclass as relation, operation, present.relation is null as missing
    from wanted full join present using (relation, operation)
    where wanted.relation is null or present.relation is null
  loop
    if wrong.missing then
      execute format(
        'create trigger capture_%1$s after %1$s on %2$s referencing %3$s for each statement execute function realtime.capture_change()',
        wrong.operation, wrong.relation,
        case wrong.operation
          when 'insert' then 'new table as new_rows'
          when 'delete' then 'old table as old_rows'
          else 'old table as old_rows new table as new_rows'
        end
      );
    else
      execute format('drop trigger capture_%s on %s', wrong.operation, wrong.relation);
    end if;
  end loop;
end $$;
revoke execute on function realtime.attach_captures from public;

create function backend.attach_captures_on_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.attach_captures();
end $$;

select realtime.attach_captures();
