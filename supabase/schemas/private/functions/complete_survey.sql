-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.complete_survey(token text)
 RETURNS public.survey_completion_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_response public.survey_responses;
begin
  select * into found_response from public.survey_responses r
    where r.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) for update;
  if found_response.id is null then return 'unknown'; end if;
  if found_response.token_used_at is not null then return 'used'; end if;
  update public.survey_responses set token_used_at = now() where id = found_response.id;
  return 'completed';
end $function$;
alter function private.complete_survey(token text) owner to function_owner;
grant execute on function private.complete_survey(token text) to anon, authenticated;
