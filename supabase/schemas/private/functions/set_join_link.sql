-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_join_link(wanted uuid, link text, how text)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.event_dates d where d.id = wanted) then return 'unknown'; end if;
  if not private.manages_events_of((
    select e.chapter_id from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted
  )) then return 'not-allowed'; end if;
  insert into public.event_join_links (date_id, url, instructions) values (wanted, trim(link), nullif(trim(how), ''))
    on conflict (date_id) do update set url = excluded.url, instructions = excluded.instructions;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.set_join_link(wanted uuid, link text, how text) owner to function_owner;
grant execute on function private.set_join_link(wanted uuid, link text, how text) to authenticated;
