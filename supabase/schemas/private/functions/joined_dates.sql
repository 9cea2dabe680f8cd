-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.joined_dates()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select r.date_id from public.event_registrations r
    where r.user_id = private.caller_id() and r.status = 'confirmed' and r.channel = 'online';
end $function$;
alter function private.joined_dates() owner to function_owner;
grant execute on function private.joined_dates() to authenticated;
