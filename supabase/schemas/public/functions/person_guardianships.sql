-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.person_guardianships(person uuid)
 RETURNS TABLE(id uuid, is_guardian boolean, other_id uuid, other_name text, relation text, verified_at timestamp with time zone, ended_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.person_guardianships($1); end$function$;
grant execute on function public.person_guardianships(person uuid) to authenticated;
