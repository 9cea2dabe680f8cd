-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_policy_draft(kind text)
 RETURNS public.policy_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.start_policy_draft($1)$function$;
grant execute on function public.start_policy_draft(kind text) to authenticated;
