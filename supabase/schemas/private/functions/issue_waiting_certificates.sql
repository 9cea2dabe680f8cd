-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_waiting_certificates(learner uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(private.issue_certificate(a.id)) from public.quiz_attempts a
  where a.is_passed and a.user_id is not null and (learner is null or a.user_id = learner)
    and not exists (select from public.certificates c where c.attempt_id = a.id)
    and private.has_consent(a.user_id, 'consent-certificate')
$function$;
alter function private.issue_waiting_certificates(learner uuid) owner to function_owner;
