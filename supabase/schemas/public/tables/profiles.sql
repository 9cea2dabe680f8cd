-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.profiles (
  id uuid not null,
  display_name text,
  certificate_name text,
  pronouns text,
  state text,
  language text not null default 'en'::text,
  avatar_path text,
  age_answered_at timestamp with time zone,
  adult_on date,
  created_at timestamp with time zone not null default now(),
  unguarded_since timestamp with time zone,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint avatar_is_their_own CHECK (avatar_path ~ (('^'::text || id) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'::text)),
  constraint profiles_avatar_path_check CHECK (length(avatar_path) <= 200),
  constraint profiles_certificate_name CHECK (length(certificate_name) >= 1 AND length(certificate_name) <= 100 AND private.is_plain_name(certificate_name)),
  constraint profiles_check CHECK (adult_on IS NULL OR age_answered_at IS NOT NULL),
  constraint profiles_display_name CHECK (length(display_name) >= 1 AND length(display_name) <= 80 AND private.is_plain_name(display_name)),
  constraint profiles_language_check CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint profiles_pronouns CHECK (length(pronouns) >= 1 AND length(pronouns) <= 40 AND private.is_plain_name(pronouns)),
  constraint profiles_state_check CHECK (private.is_us_state(state))
);

comment on table public.profiles is 'class:s2';
comment on column public.profiles.display_name is 'The name the member wants to be called.';
comment on column public.profiles.adult_on is 'class:s3 first of the month after the 18th birthday; null for adults';
comment on column public.profiles.unguarded_since is 'class:s3 when the last guardian of a learner under 18 left; null if there is one or never was';

CREATE INDEX profiles_ages ON public.profiles USING btree (id) INCLUDE (adult_on);
CREATE INDEX profiles_names ON public.profiles USING btree (lower(display_name) text_pattern_ops);
CREATE INDEX profiles_unguarded ON public.profiles USING btree (unguarded_since) WHERE (unguarded_since IS NOT NULL);

alter table public.profiles enable row level security;

create policy "function owner adds profiles" on public.profiles
  for insert to function_owner
  with check (true);
create policy "function owner reads profiles" on public.profiles
  for select to function_owner
  using (true);
create policy "function owner updates profiles" on public.profiles
  for update to function_owner
  using (true)
  with check (true);
create policy "members change their own profile" on public.profiles
  for update to authenticated
  using (id = (( SELECT auth.uid() AS uid)))
  with check (id = (( SELECT auth.uid() AS uid)));
create policy "members read their own profile" on public.profiles
  for select to authenticated
  using (id = (( SELECT auth.uid() AS uid)));

grant select on public.profiles to authenticated;
grant select, insert on public.profiles to function_owner;
grant select, insert, update, delete on public.profiles to service_role;

grant update (display_name, certificate_name, pronouns, state, language, avatar_path) on public.profiles to authenticated;
grant update (display_name, age_answered_at, adult_on, unguarded_since) on public.profiles to function_owner;

CREATE TRIGGER claim_certificates AFTER INSERT OR UPDATE OF age_answered_at, adult_on ON public.profiles FOR EACH ROW WHEN ((new.age_answered_at IS NOT NULL)) EXECUTE FUNCTION private.claim_certificates_of_profile();
