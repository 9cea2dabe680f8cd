-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.people_to_tell(event uuid, date uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.people_to_tell($1, $2); end$function$;
grant execute on function public.people_to_tell(event uuid, date uuid) to authenticated;
