-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_guest_registrations()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.event_registrations r using public.event_dates d
    where d.id = r.date_id and d.ends_at < now() - interval '90 days' and r.user_id is null
    returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $function$;
alter function private.delete_old_guest_registrations() owner to function_owner;
