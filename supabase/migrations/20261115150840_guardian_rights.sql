-- A learner's data in a guardian's hands: a copy, and the end of the account. And what all these tables know
-- about people, for exports and erasures.

create function private.tell_other_guardians(learner uuid, title text, body text) returns void
language sql set search_path = '' as $$
  select private.notify(g.guardian_id, 'account', title, body, '/guardian/learners/' || learner)
  from public.guardianships g
  where g.learner_id = learner and g.verified_at is not null and g.ended_at is null
    and g.guardian_id <> private.caller_id()
$$;

-- The learner and the other guardians are told.
create function private.request_learner_export(learner uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  outcome text;
  said text := coalesce(private.name_of(me), 'A guardian') || ' asked for a copy of the data of '
    || coalesce(private.name_of(learner), 'the learner') || '.';
begin
  if not private.guards(learner) then return 'unknown'; end if;
  outcome := private.request_export(learner, me);
  if outcome = 'started' then
    perform private.note_visit(learner, 'export');
    perform private.notify(learner, 'account', 'Your guardian asked for a copy of your data', said, '/me/guardians');
    perform private.tell_other_guardians(learner, 'Another guardian asked for a copy', said);
  end if;
  return outcome;
end $$;

create function private.request_learner_erasure(learner uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  outcome text;
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if not private.caller_proved_recently() then return 'prove-yourself'; end if;
  outcome := private.schedule_erasure(learner, me, 'guardian', now() + interval '7 days');
  if outcome = 'scheduled' then
    perform private.note_visit(learner, 'deletion');
    perform private.tell_other_guardians(learner, 'An account will be deleted',
      coalesce(private.name_of(me), 'A guardian') || ' asked us to delete the account of '
        || coalesce(private.name_of(learner), 'the learner') || ' in seven days.');
  end if;
  return outcome;
end $$;

-- Whoever guards the learner may also think again.
create function private.keep_learner_account(learner uuid) returns text
language sql security definer set search_path = '' as $$
  select case when private.guards(learner) then private.cancel_erasure(learner) else 'unknown' end
$$;

alter function private.request_learner_export(uuid) owner to keeper;
alter function private.request_learner_erasure(uuid) owner to keeper;
alter function private.keep_learner_account(uuid) owner to keeper;
grant execute on function private.tell_other_guardians(uuid, text, text) to keeper;
grant execute on function private.request_learner_export(uuid), private.request_learner_erasure(uuid),
  private.keep_learner_account(uuid) to authenticated;

create function public.request_learner_export(learner uuid) returns text language sql set search_path = '' as $$
  select private.request_learner_export(learner)
$$;
create function public.request_learner_erasure(learner uuid) returns text language sql set search_path = '' as $$
  select private.request_learner_erasure(learner)
$$;
create function public.keep_learner_account(learner uuid) returns text language sql set search_path = '' as $$
  select private.keep_learner_account(learner)
$$;
grant execute on function public.request_learner_export(uuid), public.request_learner_erasure(uuid),
  public.keep_learner_account(uuid) to authenticated;

grant select on private.code_guesses, private.young_requests to service_role;
grant delete on private.young_requests to service_role;

insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure) values
  ('public.guardianships', 'Links between guardian and learner', 'guardian_id = $1 or learner_id = $1',
    '[["relation", "Relation"], ["guardian_confirmed_at", "Confirmed by the guardian on"],
      ["learner_confirmed_at", "Confirmed by the learner on"], ["ended_at", "Ended on"], ["ended_because", "Ended by"]]',
    true, 'with_account'),
  ('public.consents', 'What guardians agreed to', 'guardian_id = $1 or learner_id = $1',
    '[["kind", "Purpose"], ["version", "Version of the words"], ["is_given", "Agreed"], ["name_shown", "Name shown"],
      ["signed_name", "Signed as"], ["method", "How"], ["given_at", "Answered on"], ["withdrawn_at", "Ended on"]]',
    true, 'with_account'),
  ('public.guardian_visits', 'When guardians looked', 'guardian_id = $1 or learner_id = $1',
    '[["what", "What"], ["visited_at", "When"]]', true, 'with_account'),
  ('public.young_learners', 'Children under 13 in your account', 'guardian_id = $1',
    '[["first_name", "First name"], ["version", "Version of the words"], ["signed_name", "Signed as"],
      ["consented_at", "Agreed on"], ["kept_until", "Kept until"]]', false, 'with_account'),
  ('public.guardian_invitations', 'Invitations between guardians and learners',
    'made_by = $1 or lower(address) = lower($2)',
    '[["side", "Made by"], ["address", "Sent to"], ["created_at", "Made on"], ["expires_at", "Ends on"]]', false, 'delete'),
  ('private.young_requests', 'Children who asked you for help', 'lower(address) = lower($2)',
    '[["first_name", "First name"], ["created_at", "Asked on"]]', false, 'delete');
insert into private.person_map (relation, title, is_theirs, hidden_because, erasure) values
  ('private.code_guesses', 'Invitations between guardians and learners', 'user_id = $1',
    'It only counts wrong codes of the last day.', 'with_account');
insert into private.person_map (
  relation, title, is_theirs, shows, guardian_sees, erasure, anonymises, kept_because
) values
  ('public.permission_slips', 'Permission slips', 'learner_id = $1 or answered_by = $1',
    '[["title", "For"], ["happens_on", "On"], ["about", "About"], ["is_allowed", "Allowed"],
      ["answered_at", "Answered on"], ["signed_name", "Signed as"], ["emergency_name", "Emergency contact"],
      ["emergency_phone", "Phone of the contact"]]', true, 'anonymise',
    'signed_name = null, emergency_name = null, emergency_phone = null',
    'When a guardian leaves, the learner keeps the answer without the guardian’s name and number.');
