-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_contact_message(message uuid, is_done boolean)
 RETURNS public.contact_mark_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.mark_contact_message($1, $2)$function$;
grant execute on function public.mark_contact_message(message uuid, is_done boolean) to authenticated;
