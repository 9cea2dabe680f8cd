-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.submit_reversal(report jsonb, key uuid)
 RETURNS public.reversal_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('reversals') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.submit_reversal($1, $2); end$function$;
comment on function public.submit_reversal(report jsonb, key uuid) is 'network-limit: 20 per 86400 seconds in memory';
grant execute on function public.submit_reversal(report jsonb, key uuid) to anon;
