-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_guardianships()
 RETURNS TABLE(link uuid, side text, guardian_id uuid, learner_id uuid, name text, hint text, relation text, verified_at timestamp with time zone, created_at timestamp with time zone, adult_on date)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.my_guardianships(); end$function$;
grant execute on function public.my_guardianships() to authenticated;
