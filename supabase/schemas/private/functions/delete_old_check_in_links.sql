-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_check_in_links()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.check_in_links l using public.event_dates d
    where d.id = l.date_id and d.ends_at < now() - interval '30 days'
    returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $function$;
alter function private.delete_old_check_in_links() owner to function_owner;
