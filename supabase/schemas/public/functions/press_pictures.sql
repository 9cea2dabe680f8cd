-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.press_pictures()
 RETURNS SETOF public.pictures
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.press_pictures(); end$function$;
grant execute on function public.press_pictures() to anon, authenticated;
