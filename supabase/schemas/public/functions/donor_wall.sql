-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.donor_wall(includes_tests boolean DEFAULT false, page_end uuid DEFAULT NULL::uuid)
 RETURNS TABLE(name text, amount_cents integer, given_on date, next_page uuid)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.donor_wall($1, $2); end$function$;
grant execute on function public.donor_wall(includes_tests boolean, page_end uuid) to anon, authenticated;
