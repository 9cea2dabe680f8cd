-- The end of an account: planned, thought over for a week, then carried out as private.person_map says.

create table public.erasures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  reason text not null check (reason in ('asked', 'guardian', 'too-young', 'unconfirmed', 'inactive', 'restored')),
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz,
  started_at timestamptz
);
comment on column public.erasures.user_id is 'class:s2';
comment on column public.erasures.id is 'class:s2';
comment on column public.erasures.reason is 'class:s2';
comment on column public.erasures.requested_by is 'class:s2';
comment on column public.erasures.requested_at is 'class:s2';
comment on column public.erasures.due_at is 'class:s2';
comment on column public.erasures.reminded_at is 'class:s2';
comment on column public.erasures.started_at is 'class:s2 from here on there is no way back';
create index erasures_requested_by on public.erasures (requested_by);
create index erasures_due on public.erasures (due_at);

-- Who has been erased, as a hash of a random number: says nothing about anybody, and finds those whom an old
-- backup brings back.
create table private.erased_people (
  id_hash text primary key,
  erased_at timestamptz not null default now()
);
comment on column private.erased_people.id_hash is 'class:public';
comment on column private.erased_people.erased_at is 'class:public';

create table private.last_sign_ins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_on date not null default current_date,
  has_signed_in boolean not null
);
comment on column private.last_sign_ins.user_id is 'class:s2';
comment on column private.last_sign_ins.seen_on is 'class:s2 of those who never came, the day the account was made';
comment on column private.last_sign_ins.has_signed_in is 'class:s2';
insert into private.last_sign_ins
  select id, coalesce(last_sign_in_at, created_at, now())::date, last_sign_in_at is not null from auth.users;

alter table public.erasures enable row level security;
alter table private.erased_people enable row level security;
alter table private.last_sign_ins enable row level security;
revoke all on public.erasures, private.erased_people, private.last_sign_ins
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.erasures to service_role, keeper;
grant select, insert on private.erased_people to service_role, keeper;
grant select on private.last_sign_ins to service_role;
grant select, insert, update on private.last_sign_ins to keeper;
create policy "the keeper looks after erasures" on public.erasures for all to keeper using (true) with check (true);
create policy "the keeper knows who was erased" on private.erased_people for select to keeper using (true);
create policy "the keeper notes sign-ins" on private.last_sign_ins for all to keeper using (true) with check (true);

grant select on public.erasures to authenticated;
create policy "members see their own erasure" on public.erasures for select to authenticated
  using (user_id = (select auth.uid()));

grant delete on private.mail_outbox to service_role;
grant select, delete on private.storage_use to service_role;

insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure) values
  ('public.erasures', 'Your wish to delete the account', 'user_id = $1',
    '[["requested_at", "Asked for on"], ["due_at", "Due on"], ["reason", "Reason"]]', true, 'with_account'),
  ('private.last_sign_ins', 'Sign-ins, devices and codes', 'user_id = $1', '[["seen_on", "Last signed in on"]]',
    false, 'with_account');

-- Whether the caller has shown who they are, by password or a mailed code, within ten minutes.
create function private.caller_proved_recently() returns boolean language sql stable set search_path = '' as $$
  select coalesce(max((method ->> 'timestamp')::bigint) > extract(epoch from now()) - 600, false)
  from jsonb_array_elements(
    coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]')
  ) as method
$$;

-- Plans the end of an account. Who may ask for whom is for the caller to know. Where there is time to think
-- again the person is told at once.
create function private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamptz)
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
      'Until then nothing is lost. If you did not want this, or think again, keep your account with one click.',
      '/me/data', '{"action": {"label": "Keep my account", "path": "/me/data"}}', 'erasure ' || made);
  end if;
  return 'scheduled';
end $$;

-- The job keeps to the day, also when somebody moves it.
create function private.follow_due_day() returns trigger language plpgsql set search_path = '' as $$
begin
  update private.jobs set run_after = new.due_at where dedupe_key = 'erasure ' || new.id and done_at is null;
  return null;
end $$;
create trigger follow_due_day after update of due_at on public.erasures
  for each row execute function private.follow_due_day();

-- Members with a second factor have recovery codes: of them the second factor is asked too.
create function private.request_my_erasure() returns text
language sql security definer set search_path = '' as $$
  select case
    when not private.caller_proved_recently() then 'prove-yourself'
    when not private.caller_has_second_factor()
      and exists (select from private.recovery_codes c where c.user_id = private.caller_id()) then 'prove-yourself'
    else private.schedule_erasure(private.caller_id(), private.caller_id(), 'asked', now() + interval '7 days')
  end
$$;
create function public.request_my_erasure() returns text language sql set search_path = '' as $$
  select private.request_my_erasure()
$$;

create function private.cancel_erasure(subject uuid) returns text language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  delete from public.erasures e
    where e.user_id = subject and e.started_at is null and e.due_at > now() and e.reason <> 'too-young'
    returning * into planned;
  if planned.id is null then
    return case when exists (select from public.erasures e where e.user_id = subject)
      then 'too-late' else 'nothing-planned' end;
  end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned.id;
  perform private.notify(subject, 'account', 'Your account stays',
    'You changed your mind, and nothing was deleted.', '/me', null, 'kept ' || planned.id);
  return 'kept';
end $$;
create function private.keep_my_account() returns text
language sql security definer set search_path = '' as $$
  select private.cancel_erasure(private.caller_id())
$$;
create function public.keep_my_account() returns text language sql set search_path = '' as $$
  select private.keep_my_account()
$$;

-- One day before.
create function private.remind_of_erasures() returns void language plpgsql set search_path = '' as $$
declare
  planned public.erasures;
begin
  for planned in update public.erasures e set reminded_at = now()
    where e.reminded_at is null and e.started_at is null and e.due_at > now() and e.due_at < now() + interval '1 day'
      and e.requested_at < now() - interval '1 day'
    returning *
  loop
    perform private.notify(planned.user_id, 'account', 'Your account will be deleted tomorrow',
      'This is the last mail about it. If you want to keep your account, say so today.', '/me/data',
      '{"action": {"label": "Keep my account", "path": "/me/data"}}', 'erasure tomorrow ' || planned.id);
  end loop;
end $$;

-- The point of no return: true for an erasure that is due, also when it was begun before.
create function public.begin_erasure(erasure uuid) returns boolean language sql set search_path = '' as $$
  with begun as (
    update public.erasures e set started_at = coalesce(e.started_at, now())
    where e.id = erasure and e.due_at <= now() returning 1
  )
  select exists (select from begun)
$$;

-- Removes and empties what does not go with the account itself. Files are for the storage service to remove.
create function public.erase_rows(person uuid, email text) returns void
language plpgsql set search_path = '' as $$
declare
  entry private.person_map;
begin
  for entry in select * from private.person_map m
    where m.erasure in ('delete', 'anonymise') and m.relation not like 'storage.%' order by m.relation
  loop
    execute format(case entry.erasure
        when 'delete' then 'delete from %I.%I where %s'
        else 'update %I.%I set ' || replace(entry.anonymises, '%', '%%') || ' where %s' end,
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.is_theirs)
      using person, email;
  end loop;
end $$;

create function private.hash_of(person uuid) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(person::text, 'UTF8')), 'hex')
$$;
create function public.note_erased(person uuid) returns void language sql set search_path = '' as $$
  insert into private.erased_people (id_hash) values (private.hash_of(person)) on conflict do nothing
$$;

-- People whom a restored backup has brought back leave again.
create function private.repeat_erasures() returns void language sql set search_path = '' as $$
  select private.schedule_erasure(p.id, null, 'restored', now()) from public.profiles p
  where private.hash_of(p.id) in (select id_hash from private.erased_people)
$$;

-- An address that nobody confirmed within a week is not kept, unless somebody signs in by another way.
create function private.forget_unconfirmed() returns void language sql set search_path = '' as $$
  select private.schedule_erasure(p.id, null, 'unconfirmed', now()) from public.profiles p
  where p.created_at < now() - interval '7 days'
    and not exists (select from private.mailboxes m where m.user_id = p.id)
    and not exists (select from private.last_sign_ins s where s.user_id = p.id and s.has_signed_in)
$$;

create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.last_sign_ins (user_id, has_signed_in) values (new.id, new.last_sign_in_at is not null)
    on conflict (user_id) do update set seen_on = current_date, has_signed_in = excluded.has_signed_in;
  -- Whoever comes back is not inactive.
  if exists (select from public.erasures e where e.user_id = new.id and e.reason = 'inactive') then
    perform private.cancel_erasure(new.id);
  end if;
  return null;
end $$;
create trigger note_sign_in after insert or update of last_sign_in_at on auth.users
  for each row execute function private.note_sign_in();

-- Two letters, then the end, each a month after the other. Whoever signs in begins anew.
create function private.mind_inactive_accounts() returns void language plpgsql set search_path = '' as $$
declare
  quiet record;
begin
  for quiet in select s.user_id, s.seen_on from private.last_sign_ins s
    where s.seen_on < current_date - interval '22 months'
      and not exists (select from public.user_roles r where r.user_id = s.user_id)
  loop
    if quiet.seen_on < current_date - interval '24 months' then
      perform private.schedule_erasure(quiet.user_id, null, 'inactive', now() + interval '7 days');
    else
      perform private.notify(quiet.user_id, 'account', 'Do you still want your account?',
        'You have not signed in for almost two years. Accounts that nobody uses for 24 months are deleted, with everything in them. Sign in once, and yours stays.',
        '/me', '{"action": {"label": "Sign in", "path": "/me"}}',
        case when quiet.seen_on < current_date - interval '23 months' then 'inactive 23 ' else 'inactive 22 ' end
          || quiet.seen_on);
    end if;
  end loop;
end $$;

-- Whoever is too young for an account of their own leaves no trace of having tried.
create or replace function private.answer_age(is_adult boolean, birth_month text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  born date := private.read_birth_month(birth_month);
begin
  if not is_adult and born is null then return 'unreadable'; end if;
  if not is_adult and born > current_date - interval '13 years' then
    if exists (select from public.profiles p
        where p.id = (select private.caller_id()) and p.age_answered_at is not null) then
      return 'already-answered';
    end if;
    perform private.schedule_erasure(private.caller_id(), null, 'too-young', now());
    return 'too-young';
  end if;
  update public.profiles set
    age_answered_at = now(),
    adult_on = case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  where id = (select private.caller_id()) and age_answered_at is null;
  return case when found then 'saved' else 'already-answered' end;
end $$;

-- What the page about deleting says: the map in plain words, one line for each title.
create function private.erasure_outlook() returns table (
  title text, erasure text, kept_until text, kept_because text
) language sql stable security definer set search_path = '' as $$
  select m.title, case m.erasure when 'with_account' then 'delete' else m.erasure end, m.kept_until, m.kept_because
  from private.person_map m group by 1, 2, 3, 4 order by m.title not like 'Your %', m.title
$$;
create function public.erasure_outlook() returns table (
  title text, erasure text, kept_until text, kept_because text
) language sql stable set search_path = '' as $$
  select * from private.erasure_outlook()
$$;

alter function private.request_my_erasure() owner to keeper;
alter function private.keep_my_account() owner to keeper;
alter function private.note_sign_in() owner to keeper;
alter function private.erasure_outlook() owner to keeper;
grant execute on function private.caller_proved_recently(),
  private.schedule_erasure(uuid, uuid, text, timestamptz), private.cancel_erasure(uuid),
  private.remind_of_erasures(), private.repeat_erasures(), private.forget_unconfirmed(),
  private.mind_inactive_accounts() to keeper;
grant execute on function private.hash_of(uuid) to keeper, service_role;
grant execute on function private.request_my_erasure(), private.keep_my_account(),
  private.erasure_outlook() to authenticated;
grant execute on function public.request_my_erasure(), public.keep_my_account(),
  public.erasure_outlook() to authenticated;
grant execute on function public.begin_erasure(uuid), public.erase_rows(uuid, text),
  public.note_erased(uuid) to service_role;

insert into private.periodic_tasks (name, every) values
  ('remind_of_erasures', interval '1 hour'),
  ('repeat_erasures', interval '1 day'), ('forget_unconfirmed', interval '1 day'),
  ('mind_inactive_accounts', interval '1 day');
