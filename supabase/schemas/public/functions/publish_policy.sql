-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.policy_publish_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.publish_policy($1, $2, $3)$function$;
grant execute on function public.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone) to authenticated;
