-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.touch_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.events e set updated_at = now() where e.id = new.event_id;
  return null;
end $function$;
alter function private.touch_event() owner to function_owner;
