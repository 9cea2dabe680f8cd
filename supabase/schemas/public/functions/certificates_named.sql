-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.certificates_named(words text)
 RETURNS SETOF public.certificates
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.certificates_named(words)
$function$;
grant execute on function public.certificates_named(words text) to authenticated;
