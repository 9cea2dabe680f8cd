-- Learners under 18 whose guardians have all left are kept for 90 days more. They are told at once, a month before
-- and a day before; a new guardian or the 18th birthday ends it.

alter table public.profiles add column unguarded_since timestamptz;
comment on column public.profiles.unguarded_since is 'class:s3 when the last guardian of a learner under 18 left; null while there is one, or never was';
create index profiles_unguarded on public.profiles (unguarded_since) where unguarded_since is not null;
grant update (unguarded_since) on public.profiles to keeper;
update private.person_map set shows = shows || '[["unguarded_since", "Without a guardian since"]]'
  where relation = 'public.profiles';

alter table public.erasures drop constraint erasures_reason_check;
alter table public.erasures add constraint erasures_reason_check check (
  reason in ('asked', 'guardian', 'too-young', 'unconfirmed', 'inactive', 'restored', 'unguarded'));

create function private.has_guardian(learner uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null)
$$;

-- The first due day is 90 days after the last guardian left; whoever hears of it late still has a month.
create function private.unguarded_until(since timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(since + interval '90 days', now() + interval '30 days')
$$;

create or replace function private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamptz)
returns text language plpgsql set search_path = '' as $$
declare
  made uuid;
  on_day text := to_char(due at time zone 'UTC', 'FMMonth FMDD, YYYY');
begin
  insert into public.erasures (user_id, requested_by, reason, due_at) values (subject, asked_by, cause, due)
    on conflict (user_id) do nothing returning id into made;
  if made is null then return 'already-planned'; end if;
  perform private.enqueue_job('erase_person', jsonb_build_object('erasure', made, 'user_id', subject), due,
    'erasure ' || made);
  if due > now() then
    perform private.notify(subject, 'account', 'Your account will be deleted on ' || on_day,
      case cause
        when 'unguarded' then 'Your last guardian left some time ago, and 90 days after that we delete the accounts of people under 18. Link with a guardian until then, and yours stays. You can also take a copy of everything.'
        else 'Until then nothing is lost. If you did not want this, or think again, keep your account with one click.'
      end, private.page_that_keeps(cause), private.letter_that_keeps(cause), 'erasure ' || made);
  end if;
  return 'scheduled';
end $$;

create function private.page_that_keeps(cause text) returns text language sql immutable set search_path = '' as $$
  select case cause when 'unguarded' then '/me/guardians' else '/me/data' end
$$;
create function private.letter_that_keeps(cause text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('action', jsonb_build_object(
    'label', case cause when 'unguarded' then 'Invite a guardian' else 'Keep my account' end,
    'path', private.page_that_keeps(cause)))
$$;

-- Where a guardian is missing, wishing does not help.
create or replace function private.cancel_erasure(subject uuid) returns text
language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  delete from public.erasures e
    where e.user_id = subject and e.started_at is null and e.due_at > now()
      and e.reason not in ('too-young', 'unguarded')
    returning * into planned;
  if planned.id is null then
    return case (select e.reason = 'unguarded' and e.started_at is null from public.erasures e where e.user_id = subject)
      when true then 'needs-guardian' when false then 'too-late' else 'nothing-planned' end;
  end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned.id;
  perform private.notify(subject, 'account', 'Your account stays',
    'You changed your mind, and nothing was deleted.', '/me', null, 'kept ' || planned.id);
  return 'kept';
end $$;

create or replace function private.remind_of_erasures() returns void language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  for planned in update public.erasures e set reminded_at = now()
    where e.reminded_at is null and e.started_at is null and e.due_at > now() and e.due_at < now() + interval '1 day'
      and e.requested_at < now() - interval '1 day'
    returning *
  loop
    perform private.notify(planned.user_id, 'account', 'Your account will be deleted tomorrow',
      case planned.reason
        when 'unguarded' then 'This is the last mail about it. It stays if a guardian is linked with you today.'
        else 'This is the last mail about it. If you want to keep your account, say so today.' end,
      private.page_that_keeps(planned.reason), private.letter_that_keeps(planned.reason),
      'erasure tomorrow ' || planned.id);
  end loop;
end $$;

create function private.end_unguarded_erasure(learner uuid) returns void
language plpgsql set search_path = '' as $$
declare
  planned uuid;
begin
  delete from public.erasures e where e.user_id = learner and e.reason = 'unguarded' and e.started_at is null
    returning e.id into planned;
  if planned is null then return; end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned;
  perform private.notify(learner, 'account', 'Your account stays',
    'You have a guardian again, or you are 18 now. Nothing was deleted.', '/me', null, 'kept ' || planned);
end $$;

-- Follows every link, also one that goes with the guardian's account. Nobody is told from here: the learner may
-- be the one who is leaving.
create function private.follow_last_guardian() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  learner uuid := coalesce(new.learner_id, old.learner_id);
begin
  if private.has_guardian(learner) then
    update public.profiles set unguarded_since = null where id = learner and unguarded_since is not null;
    perform private.end_unguarded_erasure(learner);
  elsif tg_op <> 'INSERT' and old.verified_at is not null and old.ended_at is null then
    update public.profiles set unguarded_since = now() where id = learner and adult_on > current_date;
  end if;
  return null;
end $$;
alter function private.follow_last_guardian() owner to keeper;
create trigger follow_last_guardian after insert or update or delete on public.guardianships
  for each row execute function private.follow_last_guardian();

create function private.mind_unguarded_learners() returns void language plpgsql set search_path = '' as $$
declare
  learner record;
begin
  update public.profiles set unguarded_since = null where unguarded_since is not null and not adult_on > current_date;
  perform private.end_unguarded_erasure(e.user_id) from public.erasures e join public.profiles p on p.id = e.user_id
    where e.reason = 'unguarded' and p.unguarded_since is null;
  for learner in select p.id, p.unguarded_since as since, private.unguarded_until(p.unguarded_since) as due
    from public.profiles p
    where p.unguarded_since is not null and p.adult_on > private.unguarded_until(p.unguarded_since)
  loop
    if learner.since > now() - interval '60 days' then
      perform private.notify(learner.id, 'account', 'You have no guardian here now',
        'Your account stays until ' || to_char(learner.due at time zone 'UTC', 'FMMonth FMDD, YYYY')
          || ': 90 days after the last guardian has left, we delete the accounts of people under 18. Invite somebody who looks after you, and it stays.',
        '/me/guardians', private.letter_that_keeps('unguarded'), 'unguarded ' || extract(epoch from learner.since));
    else
      perform private.schedule_erasure(learner.id, null, 'unguarded', learner.due);
    end if;
  end loop;
end $$;

grant execute on function private.has_guardian(uuid), private.unguarded_until(timestamptz),
  private.page_that_keeps(text), private.letter_that_keeps(text), private.end_unguarded_erasure(uuid),
  private.mind_unguarded_learners() to keeper;

update public.profiles p set unguarded_since = ended.last
  from (select g.learner_id, max(g.ended_at) as last from public.guardianships g
    where g.verified_at is not null group by 1) as ended
  where p.id = ended.learner_id and ended.last is not null and p.adult_on > current_date
    and not private.has_guardian(p.id);
insert into private.periodic_tasks (name, every) values ('mind_unguarded_learners', interval '1 hour');
