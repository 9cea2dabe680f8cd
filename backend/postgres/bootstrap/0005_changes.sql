-- The publication by which a migration turns a table's changes on, and their announcement: every statement
-- that touches such a table says its name on the channel table_changed when it commits. 0050 attaches it.
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
