-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_permission(learner uuid, title text, happens_on date, about text)
 RETURNS TABLE(outcome public.permission_request_outcome, slip uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.request_permission($1, $2, $3, $4)$function$;
grant execute on function public.request_permission(learner uuid, title text, happens_on date, about text) to authenticated;
