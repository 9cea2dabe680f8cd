-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.restore_record(entry uuid)
 RETURNS public.trash_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.restore_record($1)$function$;
grant execute on function public.restore_record(entry uuid) to authenticated;
