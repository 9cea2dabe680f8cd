-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.my_calendar_token(is_new boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if is_new then delete from private.calendar_links l where l.user_id = me; end if;
  insert into private.calendar_links (user_id) values (me) on conflict do nothing;
  return (select l.token from private.calendar_links l where l.user_id = me);
end $function$;
alter function private.my_calendar_token(is_new boolean) owner to function_owner;
grant execute on function private.my_calendar_token(is_new boolean) to authenticated;
