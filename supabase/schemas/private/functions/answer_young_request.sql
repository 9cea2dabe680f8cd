-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text)
 RETURNS public.young_answer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  usable record;
  called text;
begin
  select * into usable from private.find_young_request(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if is_accepted then
    if coalesce(length(trim(signature)) not between 2 and 100 or not private.is_plain_name(signature), true) then
      return 'invalid';
    end if;
    if words_version is distinct from private.newest_version('consent-young') then return 'changed'; end if;
    if not private.caller_is_proven() then return 'reauthenticate'; end if;
  end if;
  delete from private.young_requests r where r.id = usable.request returning r.first_name into called;
  if not is_accepted then return 'declined'; end if;
  insert into public.young_learners (guardian_id, first_name, version, signed_name)
    values (me, called, words_version, trim(signature));
  perform private.notify(me, 'account', 'young-learner-added', jsonb_build_object('name', called));
  return 'accepted';
end $function$;
alter function private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text) owner to function_owner;
grant execute on function private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text) to authenticated;
