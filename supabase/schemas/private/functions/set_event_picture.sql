-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_event_picture(event uuid, picture uuid)
 RETURNS public.picture_choice_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = event)) then return 'not-allowed'; end if;
  update public.events t set picture_id = picture where t.id = event;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $function$;
alter function private.set_event_picture(event uuid, picture uuid) owner to function_owner;
grant execute on function private.set_event_picture(event uuid, picture uuid) to authenticated;
