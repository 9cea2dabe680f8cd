-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remind_guardians(registration text)
 RETURNS public.guardian_reminder_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remind_guardians($1)$function$;
comment on function public.remind_guardians(registration text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.remind_guardians(registration text) to anon, authenticated;
