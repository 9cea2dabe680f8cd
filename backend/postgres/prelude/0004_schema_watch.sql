-- What happens by itself when the schema changes: a new table in public starts locked, and the gateway
-- hears that its catalog is old.
create or replace function backend.lock_new_tables() returns event_trigger language plpgsql set search_path = '' as $$
declare
  made record;
begin
  for made in select object_identity from pg_event_trigger_ddl_commands()
    where object_type in ('table', 'partitioned table') and schema_name = 'public' loop
    execute format('alter table if exists %s enable row level security', made.object_identity);
  end loop;
end $$;

drop event trigger if exists ensure_rls;
create event trigger ensure_rls on ddl_command_end
  when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
  execute function backend.lock_new_tables();

create or replace function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp') then
    perform pg_notify('pgrst', 'reload schema');
  end if;
end $$;

create or replace function extensions.pgrst_drop_watch() returns event_trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from pg_event_trigger_dropped_objects() where not is_temporary) then
    perform pg_notify('pgrst', 'reload schema');
  end if;
end $$;

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
