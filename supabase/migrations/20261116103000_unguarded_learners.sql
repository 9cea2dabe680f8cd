-- Accounts of learners under 18 are deleted 90 days after their last guardian link ends. They get a
-- notice at once, 30 days before and 1 day before; a new guardian or the 18th birthday cancels it.

create function private.has_guardian(learner uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null)
$$;

-- 90 days after the last guardian left, but at least 30 days from now.
create function private.unguarded_due_date(since timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(since + interval '90 days', now() + interval '30 days')
$$;

create function private.end_unguarded_erasure(learner uuid) returns void
language plpgsql set search_path = '' as $$
declare
  planned uuid;
begin
  delete from public.erasures e where e.user_id = learner and e.reason = 'unguarded' and e.started_at is null
    returning e.id into planned;
  if planned is null then return; end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned;
  perform private.notify(learner, 'account', 'unguarded-erasure-canceled', '{}', 'kept ' || planned);
end $$;

-- Runs for every link, including links deleted with the guardian's account. It sends no notice, because the
-- learner may be the one whose account is deleted.
create function private.update_unguarded_since() returns trigger
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
call private.publish_function('update_unguarded_since');
create trigger update_unguarded_since after insert or update or delete on public.guardianships
  for each row execute function private.update_unguarded_since();

create function private.process_unguarded_learners() returns void language plpgsql set search_path = '' as $$
declare
  learner record;
begin
  update public.profiles set unguarded_since = null where unguarded_since is not null and not adult_on > current_date;
  perform private.end_unguarded_erasure(e.user_id) from public.erasures e join public.profiles p on p.id = e.user_id
    where e.reason = 'unguarded' and p.unguarded_since is null;
  for learner in select p.id, p.unguarded_since as since, private.unguarded_due_date(p.unguarded_since) as due
    from public.profiles p
    where p.unguarded_since is not null and p.adult_on > private.unguarded_due_date(p.unguarded_since)
  loop
    if learner.since > now() - interval '60 days' then
      perform private.notify(learner.id, 'account', 'no-guardian',
        jsonb_build_object('due', (learner.due at time zone 'UTC')::date),
        'unguarded ' || extract(epoch from learner.since));
    else
      perform private.schedule_erasure(learner.id, null, 'unguarded', learner.due);
    end if;
  end loop;
end $$;

-- When the caller's account will be deleted because it has no guardian; null if it has one, or if the caller turns 18 first.
create function private.deletion_without_guardian() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select e.due_at from public.erasures e where e.user_id = private.caller_id() and e.reason = 'unguarded'),
    (select private.unguarded_due_date(p.unguarded_since) from public.profiles p
      where p.id = private.caller_id() and p.unguarded_since is not null
        and p.adult_on > private.unguarded_due_date(p.unguarded_since)))
$$;
call private.publish_function('deletion_without_guardian', '{authenticated}');

grant execute on function private.has_guardian(uuid), private.unguarded_due_date(timestamptz),
  private.end_unguarded_erasure(uuid), private.process_unguarded_learners() to function_owner;

insert into private.periodic_tasks (name, every) values ('process_unguarded_learners', '1 hour');
