-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.invite_guardian(address text DEFAULT NULL::text)
 RETURNS TABLE(outcome public.invite_outcome, code text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.invite('learner', address, null)
$function$;
grant execute on function public.invite_guardian(address text) to authenticated;
