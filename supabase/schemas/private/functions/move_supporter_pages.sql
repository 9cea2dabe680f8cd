-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_supporter_pages(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.supporter_pages p set user_id = to_person where p.user_id = from_person
$function$;
grant execute on function private.move_supporter_pages(from_person uuid, to_person uuid) to function_owner;
