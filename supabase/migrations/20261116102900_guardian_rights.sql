-- Exports and erasures that guardians request for their learners, and removal of old guardian data.

create function private.delete_old_guardian_data() returns bigint
language plpgsql set search_path = '' as $$
declare
  child record;
begin
  delete from public.guardian_invitations i where i.expires_at < now()
    or (coalesce(i.used_at, i.withdrawn_at) < now() - interval '1 day');
  delete from private.code_guesses g where g.guessed_at < now() - interval '1 day';
  delete from private.young_requests r where r.created_at < now() - interval '14 days';
  delete from public.guardian_visits v where v.visited_at < now() - interval '1 year';
  update public.permission_slips s set emergency_name = null, emergency_phone = null
    where s.happens_on < current_date - 7 and (s.emergency_name is not null or s.emergency_phone is not null)
      -- An event may take several days, or be moved after the guardian has signed.
      and not exists (
        select from public.event_registrations r join public.event_dates d on d.id = r.date_id
        where r.slip_id = s.id and d.ends_at > now() - interval '7 days'
      );
  for child in select y.* from public.young_learners y where y.kept_until <= current_date + 30 loop
    perform private.notify(child.guardian_id, 'account', 'young-learner-expires',
      jsonb_build_object('name', child.first_name, 'day', child.kept_until), 'young-year ' || child.id);
  end loop;
  delete from public.young_learners y where y.kept_until < current_date;
  return 0;
end $$;

create function private.notify_other_guardians(learner uuid, message text) returns void
language sql set search_path = '' as $$
  select private.notify(g.guardian_id, 'account', message, jsonb_build_object('learner_id', learner,
    'guardian', private.display_name_of(private.caller_id()), 'learner', private.display_name_of(learner)))
  from public.guardianships g
  where g.learner_id = learner and g.verified_at is not null and g.ended_at is null
    and g.guardian_id <> private.caller_id()
$$;

-- The learner and the other guardians are notified.
create function private.request_learner_export(learner uuid) returns public.export_request_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  outcome public.export_request_outcome;
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  outcome := private.request_export(learner, me);
  if outcome = 'started' then
    perform private.record_visit(learner, 'export');
    perform private.notify(learner, 'account', 'learner-export-requested', jsonb_build_object(
      'guardian', private.display_name_of(me), 'learner', private.display_name_of(learner)));
    perform private.notify_other_guardians(learner, 'other-guardian-export');
  end if;
  return outcome;
end $$;
call private.publish_function('request_learner_export', '{authenticated}');

create function private.request_learner_erasure(learner uuid) returns public.erasure_request_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  outcome public.erasure_request_outcome;
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  outcome := private.schedule_erasure(learner, me, 'guardian', now() + interval '7 days');
  if outcome = 'scheduled' then
    perform private.record_visit(learner, 'deletion');
    perform private.notify_other_guardians(learner, 'other-guardian-erasure');
  end if;
  return outcome;
end $$;
call private.publish_function('request_learner_erasure', '{authenticated}');

-- Any guardian of the learner can cancel the erasure.
create function private.cancel_learner_erasure(learner uuid) returns public.erasure_cancel_outcome
language sql security definer set search_path = '' as $$
  select case when private.guards(learner) then private.cancel_erasure(learner) else 'unknown' end
$$;
call private.publish_function('cancel_learner_erasure', '{authenticated}');

grant execute on function private.delete_old_guardian_data(),
  private.notify_other_guardians(uuid, text) to function_owner;

insert into private.periodic_tasks (name, every) values ('delete_old_guardian_data', '1 hour');
