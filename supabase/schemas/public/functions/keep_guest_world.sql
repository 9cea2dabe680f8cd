-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.keep_guest_world($1, $2, $3, $4, $5)$function$;
grant execute on function public.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text) to service_role;
