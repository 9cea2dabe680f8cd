-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_certificate(attempt uuid, new_name text, new_form text)
 RETURNS public.certificate_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  passed public.quiz_attempts;
  cleaned text := private.clean_certificate_name(new_name);
  request public.certificate_requests;
begin
  select * into passed from public.quiz_attempts a
    where a.id = attempt and a.user_id = private.caller_id() and a.is_passed for update;
  if passed.id is null then return 'unknown'; end if;
  if exists (select from public.certificates c where c.attempt_id = attempt) then return 'issued'; end if;
  if not private.awaits_certificate(passed) then return 'unknown'; end if;
  if not exists (select from public.certificate_requests r where r.attempt_id = attempt) then
    if not exists (select from public.profiles p where p.id = passed.user_id and p.age_answered_at is not null) then
      return 'no-age';
    end if;
    if cleaned is null or new_form is null or new_form not in ('full', 'initials', 'hidden') then return 'invalid'; end if;
    if new_form = 'full' and private.is_minor(passed.user_id) then return 'initials-only'; end if;
    insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form)
      values (attempt, passed.user_id, cleaned, new_form);
  end if;
  if private.issue_certificate(attempt) is not null then return 'issued'; end if;
  select * into request from public.certificate_requests r where r.attempt_id = attempt;
  return case when request.refused_at is not null then 'refused' when request.review_of is not null then 'waiting-review'
    else 'waiting-guardian' end;
end $function$;
alter function private.request_certificate(attempt uuid, new_name text, new_form text) owner to function_owner;
grant execute on function private.request_certificate(attempt uuid, new_name text, new_form text) to authenticated;
