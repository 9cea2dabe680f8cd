-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_view(list text, name text, query text)
 RETURNS public.saved_view_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_view($1, $2, $3)$function$;
grant execute on function public.save_view(list text, name text, query text) to authenticated;
