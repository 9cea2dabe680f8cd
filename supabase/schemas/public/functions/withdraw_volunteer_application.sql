-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.withdraw_volunteer_application()
 RETURNS public.volunteer_withdrawal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.withdraw_volunteer_application()$function$;
grant execute on function public.withdraw_volunteer_application() to authenticated;
