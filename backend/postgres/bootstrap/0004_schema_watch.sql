-- Event trigger functions: enable row level security on new tables in public, and notify the gateway that its
-- schema cache is outdated. 0050 creates the event triggers if the login may.
create or replace function backend.lock_new_tables() returns event_trigger language plpgsql set search_path = '' as $$
declare
  made record;
begin
  for made in select object_identity from pg_event_trigger_ddl_commands()
    where object_type in ('table', 'partitioned table') and schema_name = 'public' loop
    execute format('alter table if exists %s enable row level security', made.object_identity);
  end loop;
end $$;

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
