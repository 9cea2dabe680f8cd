-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_chapter(chapter uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_staff('outreach') or chapter in (select private.led_chapters())
$function$;
grant execute on function private.manages_chapter(chapter uuid) to function_owner;
