-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.invite_learner(address text, relation text)
 RETURNS TABLE(outcome public.invite_outcome, code text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.invite('guardian', address, relation)
$function$;
grant execute on function public.invite_learner(address text, relation text) to authenticated;
