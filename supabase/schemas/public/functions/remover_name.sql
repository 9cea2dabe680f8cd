-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remover_name(entry public.trash)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.remover_name(entry.removed_by);
end $function$;
grant execute on function public.remover_name(entry public.trash) to authenticated;
