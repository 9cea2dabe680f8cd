-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_raffle_reminder(slug text, is_wanted boolean)
 RETURNS public.raffle_reminder_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_raffle_reminder($1, $2)$function$;
grant execute on function public.set_raffle_reminder(slug text, is_wanted boolean) to authenticated;
