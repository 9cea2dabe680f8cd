-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.waiver_people()
 RETURNS TABLE(person uuid, name text, is_self boolean, signed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.waiver_people(); end$function$;
grant execute on function public.waiver_people() to authenticated;
