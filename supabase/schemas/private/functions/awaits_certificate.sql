-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.awaits_certificate(attempt public.quiz_attempts)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select attempt.is_passed and attempt.user_id is not null
    and not exists (
      select from public.certificates c
      where c.user_id = attempt.user_id and c.course_id = attempt.course_id and c.issued_at >= attempt.submitted_at
    )
    and coalesce((
      select private.certificate_expiry(attempt.submitted_at, k.validity_months) > now()
      from public.courses k where k.id = attempt.course_id
    ), true)
$function$;
grant execute on function private.awaits_certificate(attempt public.quiz_attempts) to function_owner;
