-- What a guardian allows, one row per purpose.

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references auth.users (id) on delete cascade,
  guardian_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'consent-course', 'consent-certificate', 'consent-survey', 'consent-kit', 'consent-draws', 'consent-events',
    'consent-photos'
  )),
  version integer not null,
  is_given boolean not null,
  signed_name text not null check (length(signed_name) between 2 and 100 and private.is_plain_name(signed_name)),
  method text not null default 'email-plus' check (method = 'email-plus'),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (kind, version) references public.policy_texts (kind, version)
);
comment on table public.consents is 'class:s3';
comment on column public.consents.version is 'Version in policy_texts that was agreed to.';
comment on column public.consents.is_given is 'False records that the guardian declined.';
comment on column public.consents.signed_name is 'As the guardian typed it.';
comment on column public.consents.method is
  'email-plus: given in an account with a confirmed address and confirmed by email.';
comment on column public.consents.withdrawn_at is 'Withdrawn, or replaced by a newer answer.';
create unique index consents_live on public.consents (learner_id, guardian_id, kind) where withdrawn_at is null;
create index consents_learner on public.consents (learner_id, kind, given_at desc);
create index consents_guardian on public.consents (guardian_id);
create index consents_texts on public.consents (kind, version);
alter table public.consents enable row level security;

revoke all on public.consents from public, anon, authenticated;
grant select, insert, update, delete on public.consents to service_role;
grant select, insert, update (withdrawn_at) on public.consents to function_owner;
grant select on public.consents to authenticated;

create policy "function owner manages consents" on public.consents for all to function_owner using (true) with check (true);
create policy "learners and their guardians read consents" on public.consents for select to authenticated
  using (learner_id = (select auth.uid()) or learner_id = any (array(select private.guarded_learners())));

create function private.newest_version(of_kind text) returns integer
language sql stable set search_path = '' as $$
  select max(t.version) from public.policy_texts t where t.kind = of_kind and t.effective_from <= now()
$$;

-- Whether a person may take part: always for adults; a minor needs consent to the current text from a linked
-- guardian. If guardians disagree, the one who declined or withdrew decides.
create function private.has_consent(learner uuid, to_kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when private.is_minor(learner) then coalesce((
    select bool_and(newest.is_given and newest.withdrawn_at is null)
        filter (where newest.version = private.newest_version(to_kind) or not newest.is_given
          or newest.withdrawn_at is not null)
    from (
      select distinct on (c.guardian_id) c.* from public.consents c
        join public.guardianships g on g.guardian_id = c.guardian_id and g.learner_id = c.learner_id
          and g.verified_at is not null and g.ended_at is null
      where c.learner_id = learner and c.kind = to_kind order by c.guardian_id, c.given_at desc
    ) as newest
  ), false) else exists (
    select from public.profiles p where p.id = learner and p.age_answered_at is not null
  ) end
$$;
call private.publish_function('has_consent', '{authenticated}', is_in_api => false);

create type public.course_permission as enum ('allowed', 'no-consent', 'no-age');

-- Whether the caller may take courses and tests: visitors and adults always, minors with a guardian's consent,
-- members whose age is unknown not yet.
create function private.course_permission() returns public.course_permission
language sql stable security definer set search_path = '' as $$
  select case when me is null or private.has_consent(me, 'consent-course') then 'allowed'
    when private.is_minor(me) then 'no-consent' else 'no-age' end::public.course_permission
  from private.caller_id() as me
$$;
call private.publish_function('course_permission', '{anon, authenticated}');

create type private.answers_problem as enum ('changed', 'invalid');

-- The answers: {"consent-course": {"version": 1, "is_given": true}, …}.
create function private.answers_problem(answers jsonb, signed_name text) returns private.answers_problem
language sql stable set search_path = '' as $$
  select case
    when coalesce(jsonb_typeof(answers), 'null') <> 'object' or answers = '{}'
      or coalesce(length(trim(signed_name)) not between 2 and 100, true) or not private.is_plain_name(signed_name)
      then 'invalid'
    when exists (select from jsonb_each(answers) as _ (kind, answer)
      where private.newest_version(kind) is null or kind not like 'consent-%' or kind = 'consent-young'
        or coalesce(jsonb_typeof(answer -> 'is_given') <> 'boolean', true)) then 'invalid'
    when exists (select from jsonb_each(answers) as _ (kind, answer)
      where answer ->> 'version' is distinct from private.newest_version(kind)::text) then 'changed'
  end::private.answers_problem
$$;

create function private.write_consents(learner uuid, answers jsonb, signed_name text) returns void
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller_id();
  said jsonb;
begin
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = me and c.withdrawn_at is null and answers ? c.kind;
  insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
    select learner, me, kind, (answer ->> 'version')::integer, (answer ->> 'is_given')::boolean,
      trim($3)
    from jsonb_each(answers) as _ (kind, answer);
  select jsonb_agg(jsonb_build_object('title', t.title, 'is_given', answer -> 'is_given') order by t.kind) into said
    from jsonb_each(answers) as _ (kind, answer)
    join public.policy_texts t on t.kind = _.kind and t.version = (answer ->> 'version')::integer;
  perform private.notify(me, 'account', 'consents-saved',
    jsonb_build_object('learner', learner, 'name', private.display_name_of(learner), 'answers', said));
  perform private.notify(learner, 'guardian', 'guardian-answered',
    jsonb_build_object('name', private.display_name_of(me), 'answers', said));
end $$;

create type public.consent_outcome as enum ('saved', 'changed', 'invalid', 'unknown', 'reauthenticate');

-- Allowing something needs a sign-in within the last ten minutes. A no does not: a guardian can stop at any time.
create function private.allows_anything(answers jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from jsonb_each(answers) as _ (kind, answer) where answer -> 'is_given' = 'true')
$$;

create function private.answer_consents(learner uuid, answers jsonb, signed_name text) returns public.consent_outcome
language plpgsql security definer set search_path = '' as $$
declare
  problem private.answers_problem := private.answers_problem(answers, signed_name);
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if problem is not null then return problem; end if;
  if private.allows_anything(answers) and not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(private.caller_id(), learner);
  perform private.write_consents(learner, answers, signed_name);
  return 'saved';
end $$;
call private.publish_function('answer_consents', '{authenticated}');

create function private.withdraw_consent(learner uuid, of_kind text) returns public.withdrawal_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if not private.guards(learner) then return 'unknown'; end if;
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = me and c.kind = of_kind and c.is_given and c.withdrawn_at is null;
  if not found then return 'unknown'; end if;
  perform private.notify(learner, 'guardian', 'consent-withdrawn', jsonb_build_object(
    'name', private.display_name_of(me),
    'title', (select t.title from public.policy_texts t where t.kind = of_kind order by t.version desc limit 1)));
  return 'withdrawn';
end $$;
call private.publish_function('withdraw_consent', '{authenticated}', 'learner uuid, kind text');

-- Ends consents and exports of a guardian whose link has ended.
create function private.end_consents_of(learner uuid, guardian uuid) returns void
language sql set search_path = '' as $$
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = guardian and c.withdrawn_at is null;
  select private.end_exports(learner, guardian)
$$;

grant execute on function private.newest_version(text), private.answers_problem(jsonb, text),
  private.allows_anything(jsonb),
  private.write_consents(uuid, jsonb, text), private.end_consents_of(uuid, uuid) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.consents', 'What guardians agreed to', 'guardian_id = $1 or learner_id = $1',
    '[["kind", "Purpose"], ["version", "Version of the text"], ["is_given", "Agreed"],
      ["signed_name", "Signed as"], ["method", "How"], ["given_at", "Answered on"], ["withdrawn_at", "Ended on"]]',
    true, 'with_account');
