-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_erased(person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.erased_people (id_hash) values (private.person_hash(person)) on conflict do nothing
$function$;
grant execute on function public.record_erased(person uuid) to service_role;
