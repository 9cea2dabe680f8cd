-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_record(kind text, record uuid)
 RETURNS public.trash_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_record($1, $2)$function$;
grant execute on function public.remove_record(kind text, record uuid) to authenticated;
