-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_my_account()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.keep_my_account()
$function$;
grant execute on function public.keep_my_account() to authenticated;
