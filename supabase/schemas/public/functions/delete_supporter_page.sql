-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.delete_supporter_page(page uuid)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.delete_supporter_page($1)$function$;
grant execute on function public.delete_supporter_page(page uuid) to authenticated;
