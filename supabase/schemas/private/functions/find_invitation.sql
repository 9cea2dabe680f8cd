-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.find_invitation(code text, OUT outcome public.invitation_state, OUT invitation uuid)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  held public.guardian_invitations;
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select i.* into held from public.guardian_invitations i
    where i.secret_hash = private.code_hash(code) and i.used_at is null and i.withdrawn_at is null
      and i.expires_at > now() and (i.address is null
        or i.address = (select lower(m.address) from private.confirmed_emails m where m.user_id = me))
    for update;
  if held.id is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
  elsif held.made_by = me then
    outcome := 'own';
  else
    if held.side = 'learner' then
      perform private.lock_accounts(me, held.made_by);
      outcome := private.link_obstacle(me, held.made_by);
    else
      perform private.lock_accounts(held.made_by, me);
      outcome := private.link_obstacle(held.made_by, me);
    end if;
    outcome := coalesce(outcome, 'usable');
    invitation := held.id;
  end if;
end $function$;
grant execute on function private.find_invitation(code text, OUT outcome public.invitation_state, OUT invitation uuid) to function_owner;
