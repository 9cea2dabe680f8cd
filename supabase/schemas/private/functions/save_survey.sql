-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_survey(course uuid, in_phase text, given jsonb, guest_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  course_locale text := (select c.locale from public.courses c where c.id = course);
  refusal public.survey_refusal := private.survey_refusal_of(me, device, course, in_phase);
  token text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  if refusal is not null then return jsonb_build_object('state', refusal); end if;
  if jsonb_typeof(given) is distinct from 'object' or exists (
    select from public.survey_items i
    where i.locale = course_locale and coalesce(given ->> i.number::text, '') not in ('true', 'false', 'unsure')
  ) or (select count(*) from jsonb_object_keys(given)) <>
    (select count(*) from public.survey_items i where i.locale = course_locale)
    then return '{"state": "invalid"}'; end if;
  insert into public.survey_responses (course_id, user_id, guest, phase, answers, right_count, token_hash, is_after_test)
    values (course, me, device, in_phase, given, (
      select count(*) from public.survey_items i
      where i.locale = course_locale and given ->> i.number::text = i.is_true::text
    ), case when in_phase = 'after' then sha256(convert_to(token, 'UTF8')) end, in_phase = 'after' and (
      exists (select from public.courses c where c.id = course and c.bank is null)
      or exists (select from public.quiz_attempts q
        where q.course_id = course and q.submitted_at is not null and (q.user_id = me or q.guest = device))
    ))
    on conflict do nothing;
  -- A concurrent request was faster.
  if not found then return '{"state": "already"}'; end if;
  return jsonb_build_object('state', 'saved') ||
    case when in_phase = 'after' then jsonb_build_object('token', token) else '{}' end;
end $function$;
alter function private.save_survey(course uuid, in_phase text, given jsonb, guest_key text) owner to function_owner;
grant execute on function private.save_survey(course uuid, in_phase text, given jsonb, guest_key text) to anon, authenticated;
