-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text)
 RETURNS TABLE(outcome public.invitation_answer_outcome, link uuid, learner uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  usable record;
  held public.guardian_invitations;
  is_guardian boolean;
begin
  select * into usable from private.find_invitation(code);
  if usable.outcome <> 'usable' then
    outcome := usable.outcome;
    return next;
    return;
  end if;
  select * into held from public.guardian_invitations i where i.id = usable.invitation;
  is_guardian := held.side = 'learner';
  if is_accepted and is_guardian then
    outcome := case when coalesce(as_relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'invalid' else private.answers_problem(answers, signed_name) end;
    if outcome is not null then return next; return; end if;
  end if;
  update public.guardian_invitations set used_at = now() where id = held.id;
  if not is_accepted then
    perform private.notify(held.made_by, 'guardian', 'Your invitation was turned down',
      'The person you invited said no. You can talk about it and invite them again.',
      case when is_guardian then '/me/guardians' else '/guardian' end);
    outcome := 'declined';
    return next;
    return;
  end if;
  learner := case when is_guardian then held.made_by else me end;
  insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
    values (
      case when is_guardian then me else held.made_by end, learner,
      case when is_guardian then as_relation else held.relation end, now(),
      case when is_guardian and held.address is null then null else now() end
    ) returning id into link;
  if is_guardian then perform private.write_consents(learner, answers, signed_name); end if;
  outcome := case when is_guardian and held.address is null then 'pending' else 'linked' end;
  perform private.notify(held.made_by, 'account',
    case outcome when 'pending' then 'Somebody used your guardian code' else 'Your invitation was accepted' end,
    coalesce(private.display_name_of(me), 'Somebody')
      || case when is_guardian then coalesce(' (' || private.masked_email(me) || ')', '') else '' end
      || case outcome
        when 'pending' then ' says they are your guardian. Is it who you think? Confirm or refuse.'
        else ' is now linked with you.' end,
    case when is_guardian then '/me/guardians' else '/guardian' end);
  return next;
end $function$;
alter function private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text) owner to function_owner;
grant execute on function private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text) to authenticated;
