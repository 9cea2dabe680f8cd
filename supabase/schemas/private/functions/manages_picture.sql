-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_picture(picture uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_staff('editor', 'events') or picture in (select private.uploaded_pictures())
$function$;
grant execute on function private.manages_picture(picture uuid) to function_owner;
