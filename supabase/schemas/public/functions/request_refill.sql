-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_refill(sealed_address text, in_state text, kits integer, key uuid)
 RETURNS public.refill_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('reversals') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.request_refill($1, $2, $3, $4); end$function$;
comment on function public.request_refill(sealed_address text, in_state text, kits integer, key uuid) is 'network-limit: 5 per 86400 seconds in memory';
grant execute on function public.request_refill(sealed_address text, in_state text, kits integer, key uuid) to anon;
