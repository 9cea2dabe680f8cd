-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_new_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select e.status <> 'draft', case when e.format <> 'online' then e.state end into new.is_public, new.state
    from public.events e where e.id = new.event_id;
  return new;
end $function$;
alter function private.publish_new_date() owner to function_owner;
