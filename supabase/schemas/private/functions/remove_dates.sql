-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_dates(gone uuid[], moved uuid[], reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.event_dates d set occurrence = null where d.id = any (gone);
  perform private.cancel_dates(array(
    select d.id from public.event_dates d where d.id = any (gone) and d.last_number > 0), reason, moved);
  delete from public.event_dates d where d.id = any (gone) and d.last_number = 0;
end $function$;
grant execute on function private.remove_dates(gone uuid[], moved uuid[], reason text) to function_owner;
