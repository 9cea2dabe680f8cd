-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.erasure_preview()
 RETURNS TABLE(title text, erasure text, kept_until text, kept_because text, topic text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.erasure_preview(); end$function$;
grant execute on function public.erasure_preview() to authenticated;
