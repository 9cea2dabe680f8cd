-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.kept_data()
 RETURNS TABLE(title text, fields text[], hidden_because text, does_guardian_see boolean, is_deleted boolean, kept_until text, kept_because text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.kept_data(); end$function$;
grant execute on function public.kept_data() to anon, authenticated;
