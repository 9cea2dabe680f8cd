-- Who people are to us: a profile beside each account, the legal texts they agreed to, and the roles of those
-- who work here.

-- Owns the few functions that look past the caller's own rows. It skips no policy: what it may touch is
-- written below, table by table.
do $$
begin
  create role keeper nologin noinherit nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end $$;
grant keeper to current_user;
grant usage, create on schema private to keeper;
grant usage on schema public to keeper;

create type public.app_role as enum (
  'editor', 'instructor', 'events', 'finance', 'outreach', 'chapter_lead', 'admin', 'auditor'
);

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (length(display_name) between 1 and 80 and display_name !~ '[[:cntrl:]]'),
  certificate_name text check (length(certificate_name) between 1 and 100 and certificate_name !~ '[[:cntrl:]]'),
  pronouns text check (length(pronouns) between 1 and 40 and pronouns !~ '[[:cntrl:]]'),
  state text check (state in (
    'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware',
    'District of Columbia', 'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas',
    'Kentucky', 'Louisiana', 'Maine', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi',
    'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'New Mexico', 'New York',
    'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania', 'Puerto Rico',
    'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia',
    'Washington', 'West Virginia', 'Wisconsin', 'Wyoming'
  )),
  language text not null default 'en' check (language in ('en', 'es')),
  avatar_path text check (length(avatar_path) <= 200),
  age_answered_at timestamptz,
  adult_on date,
  created_at timestamptz not null default now(),
  check (adult_on is null or age_answered_at is not null)
);
comment on column public.profiles.id is 'class:s2';
comment on column public.profiles.display_name is 'class:s2 the name people want to be called';
comment on column public.profiles.certificate_name is 'class:s2';
comment on column public.profiles.pronouns is 'class:s2';
comment on column public.profiles.state is 'class:s2';
comment on column public.profiles.language is 'class:s2';
comment on column public.profiles.avatar_path is 'class:s2';
comment on column public.profiles.age_answered_at is 'class:s2';
comment on column public.profiles.adult_on is 'class:s3 first of the month after the 18th birthday; of adults nothing is kept';
comment on column public.profiles.created_at is 'class:s2';

create table public.policy_texts (
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 4000),
  effective_from timestamptz not null default now(),
  primary key (kind, version)
);
comment on column public.policy_texts.kind is 'class:public';
comment on column public.policy_texts.version is 'class:public';
comment on column public.policy_texts.title is 'class:public';
comment on column public.policy_texts.summary is 'class:public what changed, or for a consent the words that are agreed to';
comment on column public.policy_texts.effective_from is 'class:public';

create table public.policy_acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, kind, version),
  foreign key (kind, version) references public.policy_texts (kind, version)
);
comment on column public.policy_acceptances.user_id is 'class:s2';
comment on column public.policy_acceptances.kind is 'class:s2';
comment on column public.policy_acceptances.version is 'class:s2';
comment on column public.policy_acceptances.accepted_at is 'class:s2';
create index policy_acceptances_texts on public.policy_acceptances (kind, version);

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  chapter_id uuid,
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  granted_at timestamptz not null default now(),
  check ((role = 'chapter_lead') = (chapter_id is not null)),
  unique nulls not distinct (user_id, role, chapter_id)
);
comment on column public.user_roles.id is 'class:s2';
comment on column public.user_roles.user_id is 'class:s2';
comment on column public.user_roles.role is 'class:s2';
comment on column public.user_roles.chapter_id is 'class:s2 the one chapter a lead looks after';
comment on column public.user_roles.granted_by is 'class:s2';
comment on column public.user_roles.granted_at is 'class:s2';
create index user_roles_granted_by on public.user_roles (granted_by);

alter table public.profiles enable row level security;
alter table public.policy_texts enable row level security;
alter table public.policy_acceptances enable row level security;
alter table public.user_roles enable row level security;

grant select, insert, update, delete on public.profiles, public.policy_texts, public.policy_acceptances,
  public.user_roles to service_role;
grant select on public.user_roles, public.policy_texts to keeper;
grant select, insert, update (age_answered_at, adult_on) on public.profiles to keeper;
grant select, insert on public.policy_acceptances to keeper;
create policy "the keeper knows every role" on public.user_roles for select to keeper using (true);
create policy "the keeper reads every text" on public.policy_texts for select to keeper using (true);
create policy "the keeper knows every profile" on public.profiles for select to keeper using (true);
create policy "the keeper opens profiles" on public.profiles for insert to keeper with check (true);
create policy "the keeper notes an age" on public.profiles for update to keeper using (true) with check (true);
create policy "the keeper knows what was accepted" on public.policy_acceptances for select to keeper using (true);
create policy "the keeper notes what was accepted" on public.policy_acceptances for insert to keeper
  with check (true);

-- Who is calling, as auth.uid() and auth.jwt() say it: those live in a schema that the keeper has no key to.
create function private.caller_id() returns uuid language sql stable set search_path = '' as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;
create function private.caller_has_second_factor() returns boolean language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false)
$$;

-- Whether the caller works here in one of these roles and has shown a second factor. Read from the table, so
-- that a role that is taken away is gone with the next question. Administrators may do what any role may.
create function private.is_staff(variadic roles public.app_role[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.caller_has_second_factor() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.role = any (roles))
  )
$$;

create function private.leads_chapter(chapter uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.caller_has_second_factor() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.chapter_id = chapter)
  )
$$;

-- The birth month as typed at sign-up, or null: "2011-05".
create function private.read_birth_month(given text) returns date
language sql immutable set search_path = '' as $$
  select case when given ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$' then (given || '-01')::date end
$$;

-- The birth month is read once and kept nowhere: whatever stays in the account's metadata would travel in every
-- token.
create function private.take_birth_month() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('open_airway.born_' || replace(new.id::text, '-', ''),
    coalesce(new.raw_user_meta_data ->> 'birth_month', ''), true);
  new.raw_user_meta_data := new.raw_user_meta_data - 'birth_month';
  return new;
end $$;

-- Each account gets its profile in the transaction that makes the account. What was answered on the way in
-- (age first, then the legal texts) is copied here once; afterwards the member cannot rewrite it.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
  born date := private.read_birth_month(
    current_setting('open_airway.born_' || replace(new.id::text, '-', ''), true));
  is_adult boolean := coalesce(said ->> 'is_adult' = 'true', false);
begin
  if born > current_date - interval '13 years' then
    raise exception 'accounts are for people of 13 years or more' using errcode = 'check_violation';
  end if;
  insert into public.profiles (id, display_name, age_answered_at, adult_on) values (
    new.id,
    nullif(left(trim(regexp_replace(coalesce(said ->> 'display_name', ''), '[[:cntrl:]]', '', 'g')), 80), ''),
    case when is_adult or born is not null then now() end,
    case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  );
  insert into public.policy_acceptances (user_id, kind, version)
    select new.id, t.kind, t.version from public.policy_texts t
    where t.kind in ('terms', 'privacy') and said ->> t.kind = t.version::text and t.effective_from <= now();
  return null;
end $$;

-- For accounts that came in by another door: says what became of it.
create function private.answer_age(is_adult boolean, birth_month text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  born date := private.read_birth_month(birth_month);
begin
  if not is_adult and born is null then return 'unreadable'; end if;
  if not is_adult and born > current_date - interval '13 years' then return 'too-young'; end if;
  update public.profiles set
    age_answered_at = now(),
    adult_on = case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  where id = (select private.caller_id()) and age_answered_at is null;
  return case when found then 'saved' else 'already-answered' end;
end $$;

alter function private.is_staff(public.app_role[]) owner to keeper;
alter function private.leads_chapter(uuid) owner to keeper;
alter function private.make_profile() owner to keeper;
alter function private.answer_age(boolean, text) owner to keeper;
grant execute on function private.caller_id(), private.caller_has_second_factor(),
  private.read_birth_month(text) to keeper;
grant execute on function private.is_staff(public.app_role[]), private.leads_chapter(uuid),
  private.answer_age(boolean, text) to authenticated;

create trigger take_birth_month before insert on auth.users
  for each row execute function private.take_birth_month();
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

create function public.is_staff(variadic roles public.app_role[] default '{}') returns boolean
language sql stable set search_path = '' as $$
  select private.is_staff(variadic case when cardinality(roles) = 0
    then enum_range(null::public.app_role) else roles end)
$$;

create function public.answer_age(is_adult boolean, birth_month text default null) returns text
language sql set search_path = '' as $$
  select private.answer_age(is_adult, birth_month)
$$;

-- Everything the frame of a page needs to know about the member, in one question.
create function public.my_account() returns table (
  display_name text, state text, avatar_path text, is_minor boolean, is_age_known boolean,
  due_texts text[], roles public.app_role[]
) language sql stable set search_path = '' as $$
  select p.display_name, p.state, p.avatar_path,
    coalesce(p.adult_on > current_date, false),
    p.age_answered_at is not null,
    array(
      select t.kind from public.policy_texts t
      where t.kind in ('terms', 'privacy') and t.effective_from <= now()
      group by t.kind
      having not exists (
        select from public.policy_acceptances a
        where a.user_id = p.id and a.kind = t.kind and a.version = max(t.version)
      )
      order by t.kind
    ),
    array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role)
  from public.profiles p where p.id = (select auth.uid())
$$;
grant execute on function public.is_staff(public.app_role[]), public.answer_age(boolean, text),
  public.my_account() to authenticated;

grant select, update (display_name, certificate_name, pronouns, state, language, avatar_path)
  on public.profiles to authenticated;
create policy "members read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on public.policy_texts to anon, authenticated;
create policy "anyone reads what is agreed to" on public.policy_texts for select to anon, authenticated
  using (true);

grant select, insert (kind, version) on public.policy_acceptances to authenticated;
create policy "members read what they accepted" on public.policy_acceptances for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members accept for themselves" on public.policy_acceptances for insert to authenticated
  with check (user_id = (select auth.uid()));

grant select, insert (user_id, role, chapter_id), delete on public.user_roles to authenticated;
create policy "members read their own roles, administrators all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('admin')));
create policy "administrators give roles" on public.user_roles for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators take roles away" on public.user_roles for delete to authenticated
  using ((select private.is_staff('admin')));

alter publication supabase_realtime add table public.policy_texts;

insert into public.policy_texts (kind, version, title, summary) values
  ('terms', 1, 'Terms of use', 'The first version of our terms.'),
  ('privacy', 1, 'Privacy policy', 'The first version of our privacy policy.');
