-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.find_merge(code text, OUT outcome public.merge_state, OUT merge uuid, OUT from_person uuid)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  held public.account_merges;
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select g.* into held from public.account_merges g
    where g.secret_hash = private.code_hash(code) and g.asker = me and g.merged_at is null and g.expires_at > now()
      and g.sent_to = (select private.address_digest(m.address) from private.confirmed_emails m where m.user_id = g.other)
    for update;
  if held.id is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
    return;
  end if;
  merge := held.id;
  from_person := held.other;
  outcome := case
    when not private.is_confirmed_adult(me) or not private.is_confirmed_adult(from_person) then 'not-adult'
    when exists (select from public.erasures e where e.user_id = me) then 'being-deleted'
    when private.has_second_factor(from_person) then 'second-factor'
    else 'usable' end;
end $function$;
grant execute on function private.find_merge(code text, OUT outcome public.merge_state, OUT merge uuid, OUT from_person uuid) to function_owner;
