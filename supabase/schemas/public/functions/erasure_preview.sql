-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.erasure_preview()
 RETURNS TABLE(title text, erasure text, kept_until text, kept_because text, topic text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.erasure_preview()$function$;
grant execute on function public.erasure_preview() to authenticated;
