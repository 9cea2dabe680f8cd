-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)
 RETURNS public.kit_request_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('kits') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.request_kit($1, $2, $3, $4, $5, $6, $7); end$function$;
grant execute on function public.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) to authenticated;
