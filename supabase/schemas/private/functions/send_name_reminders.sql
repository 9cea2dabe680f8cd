-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_name_reminders()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(private.notify(a.user_id, 'courses', 'certificate-waiting',
    jsonb_build_object('course', k.title, 'slug', k.slug, 'attempt', a.id), 'certificate-waiting-' || a.id))
  from public.quiz_attempts a join public.courses k on k.id = a.course_id
  where a.is_passed and a.user_id is not null
    and a.submitted_at < now() - interval '1 day' and a.submitted_at > now() - interval '8 days'
    and not exists (select from public.certificate_requests r where r.attempt_id = a.id)
    and not exists (select from public.notices n
      where n.user_id = a.user_id and n.dedupe_key = 'certificate-waiting-' || a.id)
    and private.awaits_certificate(a)
$function$;
alter function private.send_name_reminders() owner to function_owner;
