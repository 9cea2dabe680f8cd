-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_waiting_certificates(learner uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(private.issue_certificate(r.attempt_id)) from (
    select w.attempt_id from public.certificate_requests w
    where w.refused_at is null and (learner is null or w.user_id = learner) order by w.requested_at
  ) r
$function$;
alter function private.issue_waiting_certificates(learner uuid) owner to function_owner;
