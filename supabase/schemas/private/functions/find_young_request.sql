-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.find_young_request(code text, OUT outcome public.young_request_state, OUT request uuid)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select r.id into request from private.young_requests r
    where r.secret_hash = private.code_hash(code)
      and r.created_at > now() - interval '14 days'
      and r.address = (select lower(m.address) from private.confirmed_emails m where m.user_id = me)
    for update;
  if request is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
  else
    outcome := case when not private.is_confirmed_adult(me) then 'not-adult'
      when (select count(*) from public.young_learners y where y.guardian_id = me) >= 6 then 'guardian-full'
      else 'usable' end;
  end if;
end $function$;
grant execute on function private.find_young_request(code text, OUT outcome public.young_request_state, OUT request uuid) to function_owner;
