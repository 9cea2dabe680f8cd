-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_refusal(course uuid, in_phase text, guest_key text)
 RETURNS public.survey_refusal
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.survey_refusal_of(me, case when me is null then private.guest_digest(guest_key) end, course, in_phase)
  from private.caller_id() as me
$function$;
alter function private.survey_refusal(course uuid, in_phase text, guest_key text) owner to function_owner;
grant execute on function private.survey_refusal(course uuid, in_phase text, guest_key text) to anon, authenticated;
