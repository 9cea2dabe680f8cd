-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.delete_picture(wanted uuid)
 RETURNS public.picture_delete_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.delete_picture($1)$function$;
grant execute on function public.delete_picture(wanted uuid) to authenticated;
