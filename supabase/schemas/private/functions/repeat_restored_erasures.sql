-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.repeat_restored_erasures()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.schedule_erasure(p.id, null, 'restored', now()) from public.profiles p
  where private.person_hash(p.id) in (select id_hash from private.erased_people)
$function$;
grant execute on function private.repeat_restored_erasures() to function_owner;
