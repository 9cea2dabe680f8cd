-- The publication to which migrations add tables for realtime, and a trigger function that notifies the channel
-- table_changed of each statement on such a table. 0050 attaches the trigger.
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
