-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.renew_dates(dates uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.event_dates d set sequence = d.sequence + 1 where d.id = any (dates);
  perform private.announce_dates(dates);
end $function$;
grant execute on function private.renew_dates(dates uuid[]) to function_owner;
