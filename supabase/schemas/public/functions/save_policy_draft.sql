-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb)
 RETURNS public.policy_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_policy_draft($1, $2, $3, $4, $5)$function$;
grant execute on function public.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb) to authenticated;
