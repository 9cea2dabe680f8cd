-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_survey(course uuid, phase text, answers jsonb, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_survey($1, $2, $3, $4)$function$;
comment on function public.save_survey(course uuid, phase text, answers jsonb, guest_key text) is 'network-limit: 200 per 600 seconds';
grant execute on function public.save_survey(course uuid, phase text, answers jsonb, guest_key text) to anon, authenticated;
