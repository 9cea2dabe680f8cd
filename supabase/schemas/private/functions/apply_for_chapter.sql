-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text)
 RETURNS public.chapter_application_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent uuid;
begin
  if coalesce(not private.is_email_address(trim($2)), true) then return 'invalid'; end if;
  perform pg_advisory_xact_lock(hashtextextended('chapter application ' || lower(trim($2)), 0));
  if (select count(*) from public.chapter_applications a
    where lower(a.email) = lower(trim($2)) and a.submitted_at > now() - interval '30 days') >= 3 then return 'too-many'; end if;
  insert into public.chapter_applications (user_id, name, email, role, kind, institution, city, state, expected_members,
      advisor, why)
    values (private.caller_id(), trim($1), trim($2), trim($3), $4, case $4 when 'campus' then private.filled_text($5) end,
      trim($6), $7, $8, private.filled_text($9), trim($10))
    returning id into sent;
  insert into private.chapter_application_tokens (application_id) values (sent);
  perform private.email_applicant(sent);
  return 'submitted';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text) owner to function_owner;
grant execute on function private.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text) to anon, authenticated;
