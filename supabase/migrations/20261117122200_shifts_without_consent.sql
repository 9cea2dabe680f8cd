-- A learner whose guardian takes back the consent to events leaves the shifts that are still to come.

create function private.leave_shifts_without_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  held public.shifts;
begin
  if private.has_consent(new.learner_id, 'consent-events') then return null; end if;
  for held in
    select s.* from public.shifts s join public.shift_signups u on u.shift_id = s.id
    where u.user_id = new.learner_id and u.status <> 'canceled' and s.starts_at > now() and s.canceled_at is null
    order by s.id for update of s
  loop
    update public.shift_signups u set status = 'canceled', offered_at = null
      where u.shift_id = held.id and u.user_id = new.learner_id;
    perform private.fill_shift(held.id);
    perform private.notify_about_shift(new.learner_id, held, 'consent-ended');
  end loop;
  return null;
end $$;
call private.publish_function('leave_shifts_without_consent');

-- Deferred, because a new answer first ends the old one.
create constraint trigger leave_shifts_without_consent after insert or update on public.consents
  deferrable initially deferred for each row when (new.kind = 'consent-events')
  execute function private.leave_shifts_without_consent();
