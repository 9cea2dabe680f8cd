-- The publication by which a migration turns a table's changes on, and their announcement: every statement
-- that touches such a table says its name on the channel table_changed when it commits.
do $$ begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter publication supabase_realtime owner to postgres;

create or replace function realtime.announce_change() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('table_changed', tg_table_schema || '.' || tg_table_name);
  return null;
end $$;

create or replace function backend.attach_announcements() returns event_trigger language plpgsql set search_path = '' as $$
declare
  wrong record;
begin
  for wrong in
    with published as (
      -- By oid: looking up names would touch schemas that the role which runs a migration may not see.
      select t.relid::regclass as oid
      from pg_publication p cross join lateral pg_get_publication_tables(p.pubname::text) as t
      where p.pubname = 'supabase_realtime'
    ), announced as (
      select tgrelid::regclass as oid from pg_trigger where tgname = 'announce_change' and not tgisinternal
    )
    select coalesce(published.oid, announced.oid) as relation, announced.oid is null as missing
    from published full join announced on published.oid = announced.oid
    where published.oid is null or announced.oid is null
  loop
    if wrong.missing then
      execute format('create trigger announce_change after insert or update or delete or truncate on %s
        for each statement execute function realtime.announce_change()', wrong.relation);
    else
      execute format('drop trigger announce_change on %s', wrong.relation);
    end if;
  end loop;
end $$;

-- A publication can name a whole schema, so a new table may be in it from the start.
drop event trigger if exists attach_announcements;
create event trigger attach_announcements on ddl_command_end
  when tag in ('CREATE PUBLICATION', 'ALTER PUBLICATION', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
  execute function backend.attach_announcements();
