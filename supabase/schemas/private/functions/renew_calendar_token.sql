-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.renew_calendar_token()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  made text;
begin
  delete from private.calendar_links l where l.user_id = me;
  insert into private.calendar_links (user_id) values (me) returning token into made;
  return made;
end $function$;
alter function private.renew_calendar_token() owner to function_owner;
grant execute on function private.renew_calendar_token() to authenticated;
