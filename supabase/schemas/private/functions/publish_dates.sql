-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place text := case when new.format <> 'online' then new.state end;
begin
  update public.event_dates d set is_public = new.status <> 'draft', state = place
    where d.event_id = new.id and (d.is_public <> (new.status <> 'draft') or d.state is distinct from place);
  return null;
end $function$;
alter function private.publish_dates() owner to function_owner;
