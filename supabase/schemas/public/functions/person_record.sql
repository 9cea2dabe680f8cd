-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.person_record(person uuid)
 RETURNS TABLE(id uuid, display_name text, is_opened boolean, email text, state text, created_at timestamp with time zone, adult_on date, has_second_factor boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.person_record($1); end$function$;
grant execute on function public.person_record(person uuid) to authenticated;
