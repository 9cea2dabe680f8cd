-- Event triggers for schema changes. Most servers let only superusers create them; otherwise the gateway calls
-- backend.apply_schema_changes() after each migration and at each start.
create function realtime.attach_announcements() returns void language plpgsql set search_path = '' as $$
declare
  wrong record;
begin
  for wrong in
    with published as (
      -- By oid, because a lookup by name needs access to schemas that the migrating role may not have.
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
revoke execute on function realtime.attach_announcements from public;

create or replace function backend.attach_announcements() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.attach_announcements();
end $$;

do $$ begin
  drop event trigger if exists ensure_rls;
  create event trigger ensure_rls on ddl_command_end
    when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
    execute function backend.lock_new_tables();

  drop event trigger if exists pgrst_ddl_watch;
  create event trigger pgrst_ddl_watch on ddl_command_end
    when tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE',
      'CREATE FOREIGN TABLE', 'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE MATERIALIZED VIEW',
      'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION', 'CREATE PROCEDURE', 'ALTER PROCEDURE',
      'CREATE TRIGGER', 'CREATE TYPE', 'ALTER TYPE', 'CREATE DOMAIN', 'ALTER DOMAIN', 'CREATE RULE',
      'CREATE EXTENSION', 'COMMENT'
    )
    execute function extensions.pgrst_ddl_watch();

  drop event trigger if exists pgrst_drop_watch;
  create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();

  -- A publication can name a whole schema, so a new table may be in it from the start.
  drop event trigger if exists attach_announcements;
  create event trigger attach_announcements on ddl_command_end
    when tag in ('CREATE PUBLICATION', 'ALTER PUBLICATION', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
    execute function backend.attach_announcements();

  drop event trigger if exists attach_captures;
  create event trigger attach_captures on ddl_command_end
    when tag in (
      'CREATE PUBLICATION', 'ALTER PUBLICATION', 'DROP PUBLICATION', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO'
    )
    execute function backend.attach_captures_on_change();
exception when insufficient_privilege then
  raise debug 'this login may not create event triggers';
end $$;

-- service_role bypasses row level security. If the login cannot grant that attribute, a policy on each table
-- granted to service_role has the same effect.
create function backend.open_tables_to_service() returns void language plpgsql set search_path = '' as $$
declare
  closed record;
begin
  if (select rolbypassrls or rolsuper from pg_roles where rolname = 'service_role') then return; end if;
  for closed in
    select c.oid::regclass as relation from pg_class c
    where c.relkind in ('r', 'p') and c.relrowsecurity
      and (has_any_column_privilege('service_role', c.oid, 'select, insert, update')
        or has_table_privilege('service_role', c.oid, 'delete'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'the service may do everything')
  loop
    execute format('create policy "the service may do everything" on %s for all to service_role
      using (true) with check (true)', closed.relation);
  end loop;
end $$;

create function backend.apply_schema_changes() returns void language plpgsql set search_path = '' as $$
declare
  unlocked record;
begin
  for unlocked in select c.oid::regclass as relation from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity loop
    execute format('alter table %s enable row level security', unlocked.relation);
  end loop;
  perform realtime.attach_announcements();
  perform realtime.attach_captures();
  perform backend.open_tables_to_service();
  perform pg_notify('pgrst', 'reload schema');
end $$;
