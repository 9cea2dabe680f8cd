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
    if outcome is null and not private.caller_is_proven() then outcome := 'reauthenticate'; end if;
    if outcome is not null then return next; return; end if;
  end if;
  update public.guardian_invitations set used_at = now() where id = held.id;
  if not is_accepted then
    perform private.notify(held.made_by, 'guardian', 'invitation-declined',
      jsonb_build_object('reader', case when is_guardian then 'learner' else 'guardian' end));
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
  if outcome = 'pending' then
    perform private.notify(held.made_by, 'account', 'guardian-code-used',
      jsonb_build_object('name', private.display_name_of(me), 'hint', private.masked_email(me)));
  else
    perform private.notify(held.made_by, 'account', 'invitation-accepted', jsonb_build_object(
      'reader', case when is_guardian then 'learner' else 'guardian' end, 'name', private.display_name_of(me),
      'hint', case when is_guardian then private.masked_email(me) end));
  end if;
  return next;
end $function$;
alter function private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text) owner to function_owner;
grant execute on function private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text) to authenticated;
