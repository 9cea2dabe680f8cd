-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.merge_account(code text, is_other_leaving boolean DEFAULT false)
 RETURNS public.merge_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.merge_account($1, $2)$function$;
grant execute on function public.merge_account(code text, is_other_leaving boolean) to authenticated;
