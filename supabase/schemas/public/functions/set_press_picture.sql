-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_press_picture(picture uuid, is_approved boolean)
 RETURNS public.press_picture_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_press_picture($1, $2)$function$;
grant execute on function public.set_press_picture(picture uuid, is_approved boolean) to authenticated;
