-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.picture_uses(wanted uuid)
 RETURNS TABLE(uploaded_by_name text, uses jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.picture_uses($1); end$function$;
grant execute on function public.picture_uses(wanted uuid) to authenticated;
