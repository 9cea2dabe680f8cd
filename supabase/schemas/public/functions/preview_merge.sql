-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.preview_merge(code text)
 RETURNS TABLE(outcome public.merge_state, address text, moves jsonb)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.preview_merge($1)$function$;
grant execute on function public.preview_merge(code text) to authenticated;
