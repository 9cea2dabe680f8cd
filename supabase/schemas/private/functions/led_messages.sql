-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_messages()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.id from public.chapter_messages m where m.chapter_id in (select private.led_chapters())
$function$;
alter function private.led_messages() owner to function_owner;
grant execute on function private.led_messages() to authenticated;
