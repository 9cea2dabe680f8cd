-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.taker_name(item public.taken_items)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.taker_name(item.taken_by);
end $function$;
grant execute on function public.taker_name(item public.taken_items) to authenticated;
