-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.withdraw_invitation(invitation uuid)
 RETURNS public.withdrawal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.withdraw_invitation($1)$function$;
grant execute on function public.withdraw_invitation(invitation uuid) to authenticated;
