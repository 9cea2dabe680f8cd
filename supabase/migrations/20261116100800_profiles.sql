-- A profile for each account, with the age group but no birthday.

-- Whether a text can be shown in one line: something visible, without control characters and without the characters
-- that reverse the direction of the text around them.
create function private.is_plain_line(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select given !~ '[[:cntrl:]\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
    and given ~ '[^[:space:]\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;

-- Whether a text can be shown as a name. Emails contain names that strangers type, and mail programs turn everything
-- that looks like an address into a link.
create function private.is_plain_name(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.is_plain_line(given) and given !~* '@|://|www[.]|[[:alnum:]][.。．｡][[:alpha:]]{2}'
$$;
grant execute on function private.is_plain_line(text), private.is_plain_name(text)
  to authenticated, service_role, function_owner;

-- The names of the states as stored everywhere, with the District of Columbia and Puerto Rico.
create function private.is_us_state(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select given in (
    'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware',
    'District of Columbia', 'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas',
    'Kentucky', 'Louisiana', 'Maine', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi',
    'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'New Mexico', 'New York',
    'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania', 'Puerto Rico',
    'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia',
    'Washington', 'West Virginia', 'Wisconsin', 'Wyoming'
  )
$$;
grant execute on function private.is_us_state(text) to authenticated, service_role, function_owner;

-- The time zones of the United States by their IANA names; null for any other.
create function private.time_zone_label(zone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case zone when 'America/New_York' then 'Eastern Time' when 'America/Chicago' then 'Central Time'
    when 'America/Denver' then 'Mountain Time' when 'America/Phoenix' then 'Arizona Time'
    when 'America/Los_Angeles' then 'Pacific Time' when 'America/Anchorage' then 'Alaska Time'
    when 'Pacific/Honolulu' then 'Hawaii Time' when 'America/Puerto_Rico' then 'Atlantic Time' end
$$;
grant execute on function private.time_zone_label(text) to anon, authenticated, service_role, function_owner;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text constraint profiles_display_name
    check (length(display_name) between 1 and 80 and private.is_plain_name(display_name)),
  certificate_name text constraint profiles_certificate_name
    check (length(certificate_name) between 1 and 100 and private.is_plain_name(certificate_name)),
  pronouns text constraint profiles_pronouns check (length(pronouns) between 1 and 40 and private.is_plain_name(pronouns)),
  state text check (private.is_us_state(state)),
  language text not null default 'en' check (language in ('en', 'es')),
  avatar_path text check (length(avatar_path) <= 200),
  age_answered_at timestamptz,
  adult_on date,
  created_at timestamptz not null default now(),
  unguarded_since timestamptz,
  check (adult_on is null or age_answered_at is not null),
  constraint avatar_is_their_own
    check (avatar_path ~ ('^' || id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'))
);
comment on table public.profiles is 'class:s2';
comment on column public.profiles.display_name is 'The name the member wants to be called.';
comment on column public.profiles.adult_on is 'class:s3 first of the month after the 18th birthday; null for adults';
create index profiles_ages on public.profiles (id) include (adult_on);
comment on column public.profiles.unguarded_since is 'class:s3 when the last guardian of a learner under 18 left; null if there is one or never was';
create index profiles_unguarded on public.profiles (unguarded_since) where unguarded_since is not null;
alter table public.profiles enable row level security;
grant select, insert, update, delete on public.profiles to service_role;
grant select, insert, update (display_name, age_answered_at, adult_on, unguarded_since) on public.profiles to function_owner;
grant select, update (display_name, certificate_name, pronouns, state, language, avatar_path)
  on public.profiles to authenticated;

create policy "function owner reads profiles" on public.profiles for select to function_owner using (true);
create policy "function owner adds profiles" on public.profiles for insert to function_owner with check (true);
create policy "function owner updates profiles" on public.profiles for update to function_owner using (true) with check (true);
create policy "members read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- The birth month as typed at sign-up, or null: "2011-05".
create function private.read_birth_month(given text) returns date
language sql immutable set search_path = '' as $$
  select case when given ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$' then (given || '-01')::date end
$$;

-- The birth month is read once and not stored: the account's metadata is part of every token.
create function private.store_birth_month() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('open_airway.born_' || replace(new.id::text, '-', ''),
    coalesce(new.raw_user_meta_data ->> 'birth_month', ''), true);
  new.raw_user_meta_data := new.raw_user_meta_data - 'birth_month';
  return new;
end $$;

-- Creates the profile in the transaction that creates the account. The answers given at sign-up (age, then
-- policies) are copied once; the member cannot change them afterwards.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
  born date := private.read_birth_month(
    current_setting('open_airway.born_' || replace(new.id::text, '-', ''), true));
  is_adult boolean := coalesce(said ->> 'is_adult' = 'true', false);
  name text := left(trim(regexp_replace(said ->> 'display_name', '[[:cntrl:]]', '', 'g')), 80);
begin
  if born > current_date - interval '13 years' then
    raise exception 'accounts are for people of 13 years or more' using errcode = 'check_violation';
  end if;
  insert into public.profiles (id, display_name, age_answered_at, adult_on) values (
    new.id,
    case when private.is_plain_name(name) then name end,
    case when is_adult or born is not null then now() end,
    case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  );
  insert into public.policy_acceptances (user_id, kind, version)
    select new.id, t.kind, t.version from public.policy_texts t
    where t.kind in ('terms', 'privacy') and said ->> t.kind = t.version::text and t.effective_from <= now();
  return null;
end $$;
call private.publish_function('make_profile');

-- Runs when an address signs up again before it is confirmed, or is confirmed by another link than that of the
-- sign-up: any sign-up can be that of a stranger. What they do not agree on is asked again after the confirmation.
create function private.compare_sign_ups() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
  born date := private.read_birth_month(said ->> 'birth_month');
  is_adult boolean := coalesce(said ->> 'is_adult' = 'true', false);
  turns_adult date := case when not is_adult and born + interval '18 years 1 month' > current_date
    then born + interval '18 years 1 month' end;
  says_nothing boolean := not said ?| array['display_name', 'is_adult', 'birth_month', 'terms', 'privacy'];
begin
  new.raw_user_meta_data := new.raw_user_meta_data - 'birth_month';
  update public.profiles p set display_name = null
    where p.id = new.id and (says_nothing
      or said ? 'display_name' and p.display_name is distinct from trim(said ->> 'display_name'));
  update public.profiles p set age_answered_at = null, adult_on = null
    where p.id = new.id and (says_nothing
      or (is_adult or born is not null) and p.adult_on is distinct from turns_adult);
  if found then delete from public.policy_acceptances a where a.user_id = new.id; end if;
  return new;
end $$;
call private.publish_function('compare_sign_ups');

create type public.age_answer_outcome as enum ('saved', 'already-answered', 'too-young', 'invalid');

-- An account of a child under 13 is erased at once.
create function private.answer_age(is_adult boolean, birth_month text default null) returns public.age_answer_outcome
language plpgsql security definer set search_path = '' as $$
declare
  born date := private.read_birth_month(birth_month);
begin
  if not is_adult and born is null then return 'invalid'; end if;
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
call private.publish_function('answer_age', '{authenticated}');
create trigger store_birth_month before insert on auth.users
  for each row execute function private.store_birth_month();

create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

create trigger compare_sign_ups before update of raw_user_meta_data on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is null)
  execute function private.compare_sign_ups();

-- Whether the stated age makes a person a learner with guardians, or allows them to be a guardian.
create function private.is_minor(person uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p where p.id = person and p.adult_on > current_date)
$$;

create function private.is_confirmed_adult(person uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.profiles p join private.confirmed_emails m on m.user_id = p.id
    where p.id = person and p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
  )
$$;

-- The display name, for linked people.
create function private.display_name_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select p.display_name from public.profiles p where p.id = person
$$;

-- The same in an email to a stranger; a name that could be an address or a number is left out.
create function private.email_name_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select p.display_name from public.profiles p
  where p.id = person and p.display_name !~ '[./:@0-9]' and length(p.display_name) <= 40
$$;

create function private.language_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select p.language from public.profiles p where p.id = person), 'en')
$$;

grant execute on function private.read_birth_month(text), private.display_name_of(uuid),
  private.email_name_of(uuid), private.language_of(uuid) to function_owner;
grant execute on function private.is_minor(uuid),
  private.is_confirmed_adult(uuid) to function_owner, service_role;
