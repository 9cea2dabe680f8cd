-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_chapters()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_staff_session() then return; end if;
  return query select r.chapter_id from public.user_roles r
    where r.user_id = private.caller_id() and r.role = 'chapter_lead';
end $function$;
alter function private.led_chapters() owner to function_owner;
grant execute on function private.led_chapters() to authenticated;
