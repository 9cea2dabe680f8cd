-- Guardians and the learners under 18 they look after: the link between two accounts, how it comes about, and
-- who looked at what.

create table public.guardianships (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references auth.users (id) on delete cascade,
  learner_id uuid not null references auth.users (id) on delete cascade,
  relation text not null check (relation in ('parent', 'legal-guardian', 'foster-parent')),
  guardian_confirmed_at timestamptz,
  learner_confirmed_at timestamptz,
  verified_at timestamptz generated always as (
    case when guardian_confirmed_at is not null and learner_confirmed_at is not null
      then greatest(guardian_confirmed_at, learner_confirmed_at) end
  ) stored,
  told_of_birthday_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references auth.users (id) on delete set null,
  ended_because text check (ended_because in ('guardian', 'learner', 'refused', 'birthday')),
  created_at timestamptz not null default now(),
  check (guardian_id <> learner_id),
  check ((ended_at is null) = (ended_because is null))
);
comment on column public.guardianships.id is 'class:s3';
comment on column public.guardianships.guardian_id is 'class:s3';
comment on column public.guardianships.learner_id is 'class:s3';
comment on column public.guardianships.relation is 'class:s3';
comment on column public.guardianships.guardian_confirmed_at is 'class:s3';
comment on column public.guardianships.learner_confirmed_at is 'class:s3';
comment on column public.guardianships.verified_at is 'class:s3 when the second of both sides had confirmed';
comment on column public.guardianships.told_of_birthday_at is 'class:s3';
comment on column public.guardianships.ended_at is 'class:s3';
comment on column public.guardianships.ended_by is 'class:s3';
comment on column public.guardianships.ended_because is 'class:s3';
comment on column public.guardianships.created_at is 'class:s3';
create unique index guardianships_live on public.guardianships (guardian_id, learner_id) where ended_at is null;
create index guardianships_guardian on public.guardianships (guardian_id);
create index guardianships_learner on public.guardianships (learner_id);
create index guardianships_ended_by on public.guardianships (ended_by);

create table public.guardian_invitations (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references auth.users (id) on delete cascade,
  side text not null check (side in ('learner', 'guardian')),
  relation text check (relation in ('parent', 'legal-guardian', 'foster-parent')),
  address text check (length(address) between 3 and 254),
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz,
  withdrawn_at timestamptz,
  check (side = 'learner' or (address is not null and relation is not null))
);
comment on column public.guardian_invitations.id is 'class:s3';
comment on column public.guardian_invitations.made_by is 'class:s3';
comment on column public.guardian_invitations.side is 'class:s3 which side made it';
comment on column public.guardian_invitations.relation is 'class:s3 what a guardian says of themselves';
comment on column public.guardian_invitations.address is 'class:s3 null: whoever holds the code; otherwise only the account of this address';
comment on column public.guardian_invitations.secret_hash is 'class:secret';
comment on column public.guardian_invitations.created_at is 'class:s3';
comment on column public.guardian_invitations.expires_at is 'class:s3';
comment on column public.guardian_invitations.used_at is 'class:s3';
comment on column public.guardian_invitations.withdrawn_at is 'class:s3';
create index guardian_invitations_made_by on public.guardian_invitations (made_by, created_at);
create index guardian_invitations_address on public.guardian_invitations (address, created_at);

-- Wrong codes, so that nobody tries them all.
create table private.code_guesses (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  guessed_at timestamptz not null default now()
);
comment on column private.code_guesses.id is 'class:s2';
comment on column private.code_guesses.user_id is 'class:s2';
comment on column private.code_guesses.guessed_at is 'class:s2';
create index code_guesses_user on private.code_guesses (user_id, guessed_at);

create table public.guardian_visits (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references auth.users (id) on delete cascade,
  learner_id uuid not null references auth.users (id) on delete cascade,
  what text not null check (what in ('page', 'export', 'deletion')),
  visited_at timestamptz not null default now()
);
comment on column public.guardian_visits.id is 'class:s3';
comment on column public.guardian_visits.guardian_id is 'class:s3';
comment on column public.guardian_visits.learner_id is 'class:s3';
comment on column public.guardian_visits.what is 'class:s3';
comment on column public.guardian_visits.visited_at is 'class:s3';
create index guardian_visits_learner on public.guardian_visits (learner_id, visited_at desc);
create index guardian_visits_guardian on public.guardian_visits (guardian_id, learner_id, visited_at desc);

alter table public.guardianships enable row level security;
alter table public.guardian_invitations enable row level security;
alter table private.code_guesses enable row level security;
alter table public.guardian_visits enable row level security;
revoke all on public.guardianships, public.guardian_invitations, private.code_guesses, public.guardian_visits
  from public, anon, authenticated;

grant select, insert, update, delete on public.guardianships, public.guardian_invitations,
  public.guardian_visits to service_role;
grant select, insert, update (guardian_confirmed_at, learner_confirmed_at, told_of_birthday_at, ended_at, ended_by,
  ended_because) on public.guardianships to keeper;
grant select, insert, update (used_at, withdrawn_at), delete on public.guardian_invitations to keeper;
grant select, insert, delete on private.code_guesses, public.guardian_visits to keeper;
create policy "the keeper looks after links" on public.guardianships for all to keeper
  using (true) with check (true);
create policy "the keeper looks after invitations" on public.guardian_invitations for all to keeper
  using (true) with check (true);
create policy "the keeper counts wrong codes" on private.code_guesses for all to keeper
  using (true) with check (true);
create policy "the keeper notes visits" on public.guardian_visits for all to keeper using (true) with check (true);

-- Whether somebody has told us an age that makes them a learner with guardians, or one who may be a guardian.
create function private.is_minor(person uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p where p.id = person and p.adult_on > current_date)
$$;
create function private.is_confirmed_adult(person uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.profiles p join private.mailboxes m on m.user_id = p.id
    where p.id = person and p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
  )
$$;

-- The one question that policies ask before they let a guardian in: both sides confirmed, nobody ended it, and
-- the learner is not 18 yet.
create function private.guards(learner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.guardianships g join public.profiles p on p.id = g.learner_id
    where g.learner_id = learner and g.guardian_id = (select private.caller_id())
      and g.verified_at is not null and g.ended_at is null and p.adult_on > current_date
  )
$$;

-- Two people are linked by one transaction at a time, so that late clicks cannot pass the limits.
create function private.lock_people(one uuid, other uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('guardianship ' || person, 0))
  from unnest(array[least(one, other), greatest(one, other)]) as person
$$;

create function private.link_obstacle(guardian uuid, learner uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.is_confirmed_adult(guardian) then 'not-adult'
    when not private.is_minor(learner) then 'not-learner'
    when exists (select from public.guardianships g
      where g.guardian_id = guardian and g.learner_id = learner and g.ended_at is null) then 'already'
    when (select count(*) from public.guardianships g
      where g.guardian_id = guardian and g.ended_at is null) >= 6 then 'guardian-full'
    when (select count(*) from public.guardianships g
      where g.learner_id = learner and g.ended_at is null) >= 4 then 'learner-full'
  end
$$;

create function private.check_guardianship() returns trigger
language plpgsql set search_path = '' as $$
declare
  obstacle text;
begin
  perform private.lock_people(new.guardian_id, new.learner_id);
  obstacle := private.link_obstacle(new.guardian_id, new.learner_id);
  if obstacle is not null and new.ended_at is null then
    raise exception 'these two cannot be linked: %', obstacle using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_guardianship before insert on public.guardianships
  for each row execute function private.check_guardianship();

-- What people call somebody, for those who are linked with them.
create function private.name_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select p.display_name from public.profiles p where p.id = person
$$;
-- The same in a letter to somebody we do not know: a name that could be an address or a number is not repeated.
create function private.letter_name_of(person uuid, otherwise text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select p.display_name from public.profiles p
    where p.id = person and p.display_name !~ '[./:@0-9]' and length(p.display_name) <= 40), otherwise)
$$;
-- "g…@example.org": enough to recognize somebody, not enough to write to them.
create function private.address_hint_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select left(m.address, 1) || '…' || substring(m.address from '@.*$') from private.mailboxes m
  where m.user_id = person
$$;

alter function private.guards(uuid) owner to keeper;
grant execute on function private.is_minor(uuid), private.is_confirmed_adult(uuid),
  private.lock_people(uuid, uuid), private.link_obstacle(uuid, uuid), private.check_guardianship(),
  private.name_of(uuid), private.letter_name_of(uuid, text), private.address_hint_of(uuid) to keeper;
grant execute on function private.is_minor(uuid), private.is_confirmed_adult(uuid),
  private.lock_people(uuid, uuid), private.link_obstacle(uuid, uuid), private.check_guardianship()
  to service_role;
grant select on private.mailboxes to service_role;
grant execute on function private.guards(uuid) to authenticated;

grant select on public.guardianships to authenticated;
create policy "both sides read their link" on public.guardianships for select to authenticated
  using (guardian_id = (select auth.uid()) or learner_id = (select auth.uid()));

grant select (id, made_by, side, relation, address, created_at, expires_at, used_at, withdrawn_at)
  on public.guardian_invitations to authenticated;
create policy "members read the invitations they made" on public.guardian_invitations
  for select to authenticated using (made_by = (select auth.uid()));

grant select on public.guardian_visits to authenticated;
create policy "learners and all their guardians read who looked" on public.guardian_visits
  for select to authenticated
  using (learner_id = (select auth.uid()) or private.guards(learner_id));
