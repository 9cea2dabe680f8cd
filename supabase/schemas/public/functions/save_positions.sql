-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_positions(positions jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_positions($1)$function$;
grant execute on function public.save_positions(positions jsonb) to authenticated;
