-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.kits_handed_out(date uuid)
 RETURNS TABLE(lot text, kits bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select * from private.kits_of(date) $function$;
grant execute on function public.kits_handed_out(date uuid) to authenticated;
