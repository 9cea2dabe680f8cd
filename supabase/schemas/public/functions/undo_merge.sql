-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.undo_merge(merge uuid)
 RETURNS public.merge_undo
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.undo_merge($1)$function$;
grant execute on function public.undo_merge(merge uuid) to authenticated;
