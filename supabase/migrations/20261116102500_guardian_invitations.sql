-- Invitations and codes that link a guardian with a learner. Only these functions write the tables.

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
comment on table public.guardian_invitations is 'class:s3';
comment on column public.guardian_invitations.side is 'Which side sent it.';
comment on column public.guardian_invitations.relation is 'Relation to the learner, as stated by the guardian.';
comment on column public.guardian_invitations.address is
  'Null: anyone with the code can use it; otherwise only the account with this address.';
comment on column public.guardian_invitations.secret_hash is 'class:secret';
create index guardian_invitations_made_by on public.guardian_invitations (made_by, created_at);
create index guardian_invitations_address on public.guardian_invitations (address, created_at);

-- Wrong codes, to limit guessing.
create table private.code_guesses (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  guessed_at timestamptz not null default now()
);
comment on table private.code_guesses is 'class:s2';
create index code_guesses_user on private.code_guesses (user_id, guessed_at);
alter table public.guardian_invitations enable row level security;
alter table private.code_guesses enable row level security;

revoke all on public.guardian_invitations, private.code_guesses from public, anon, authenticated;
grant select, insert, update, delete on public.guardian_invitations to service_role;
grant select, insert, update (used_at, withdrawn_at), delete on public.guardian_invitations to function_owner;
grant select, insert, delete on private.code_guesses to function_owner;
grant select (id, made_by, side, relation, address, created_at, expires_at, used_at, withdrawn_at)
  on public.guardian_invitations to authenticated;
grant select on private.code_guesses to service_role;

create policy "function owner manages guardian invitations" on public.guardian_invitations for all to function_owner
  using (true) with check (true);
create policy "function owner manages code guesses" on private.code_guesses for all to function_owner
  using (true) with check (true);
create policy "members read the invitations they made" on public.guardian_invitations
  for select to authenticated using (made_by = (select auth.uid()));

-- Codes are typed by people: no look-alike letters, case and dash do not matter.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, place) & 31) + 1, 1)
      || case when place = 4 then '-' else '' end, '' order by place)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as random,
    generate_series(0, 9) as place
$$;

create function private.code_hash(given text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    translate(regexp_replace(upper(given), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'UTF8'))
$$;

create function private.lock_caller() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('invitations of ' || private.caller_id(), 0))
$$;

create type public.invite_outcome as enum (
  'created', 'not-learner', 'not-adult', 'invalid', 'own-address', 'guardian-full', 'learner-full',
  'too-many'
);

-- Creates a code, and emails it if there is an address. The outcome reveals neither whether an account has
-- the address nor whether the address had its three emails of the day.
create function private.invite(from_side text, to_address text, relation text, out outcome public.invite_outcome, out code text)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  target text := lower(nullif(trim(to_address), ''));
begin
  perform private.lock_caller();
  outcome := case
    when from_side = 'learner' and not private.is_minor(me) then 'not-learner'
    when from_side = 'guardian' and not private.is_confirmed_adult(me) then 'not-adult'
    when from_side = 'guardian' and target is null then 'invalid'
    when from_side = 'guardian' and coalesce(relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'invalid'
    when target is not null and not private.is_email_address(target) then 'invalid'
    when target = (select lower(m.address) from private.confirmed_emails m where m.user_id = me) then 'own-address'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.guardian_id = me) >= 6
      then 'guardian-full'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.learner_id = me) >= 4
      then 'learner-full'
    when (select count(*) from public.guardian_invitations i
      where i.made_by = me and i.created_at > now() - interval '1 day') >= 10 then 'too-many'
  end;
  if outcome is not null then return; end if;
  -- A new code replaces the previous one for the same address.
  update public.guardian_invitations i set withdrawn_at = now()
    where i.made_by = me and i.address is not distinct from target and i.used_at is null and i.withdrawn_at is null;
  outcome := 'created';
  code := private.new_code();
  insert into public.guardian_invitations (made_by, side, relation, address, secret_hash)
    values (me, from_side, relation, target, private.code_hash(code));
  if target is null then return; end if;
  if (select count(*) from public.guardian_invitations i
    where i.address = target and i.created_at > now() - interval '1 day') <= 3 then
    perform private.queue_email(case from_side when 'learner' then 'guardian-invitation' else 'learner-invitation' end,
      target, jsonb_build_object('name', private.email_name_of(me), 'code', code));
  end if;
  -- An emailed code is not returned: using it proves who owns the address.
  code := null;
end $$;
call private.publish_function('invite', '{authenticated}', is_in_api => false);

create type public.invitation_state as enum (
  'usable', 'unknown', 'own', 'too-many', 'not-adult', 'not-learner', 'already-linked', 'guardian-full',
  'learner-full'
);

-- Finds the invitation of a code that the caller may use. Wrong codes are counted, up to ten an hour.
create function private.find_invitation(code text, out outcome public.invitation_state, out invitation uuid)
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.guardian_invitations;
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select i.* into held from public.guardian_invitations i
    where i.secret_hash = private.code_hash(code) and i.used_at is null and i.withdrawn_at is null
      and i.expires_at > now() and (i.address is null
        or i.address = (select lower(m.address) from private.confirmed_emails m where m.user_id = me))
    for update;
  if held.id is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
  elsif held.made_by = me then
    outcome := 'own';
  else
    if held.side = 'learner' then
      perform private.lock_accounts(me, held.made_by);
      outcome := private.link_obstacle(me, held.made_by);
    else
      perform private.lock_accounts(held.made_by, me);
      outcome := private.link_obstacle(held.made_by, me);
    end if;
    outcome := coalesce(outcome, 'usable');
    invitation := held.id;
  end if;
end $$;

create function private.preview_invitation(code text)
returns table (outcome public.invitation_state, side text, name text, hint text, relation text, is_confirmed_later boolean)
language plpgsql security definer set search_path = '' as $$
declare
  usable record;
begin
  select * into usable from private.find_invitation(code);
  return query select usable.outcome, i.side, private.display_name_of(i.made_by),
      case i.side when 'guardian' then private.masked_email(i.made_by) end, i.relation, i.address is null
    from (select 1) as _ left join public.guardian_invitations i
      on i.id = usable.invitation and usable.outcome = 'usable';
end $$;
call private.publish_function('preview_invitation', '{authenticated}');

create type public.invitation_answer_outcome as enum (
  'linked', 'pending', 'declined', 'changed', 'invalid', 'unknown', 'own', 'too-many', 'not-adult',
  'not-learner', 'already-linked', 'guardian-full', 'learner-full', 'reauthenticate'
);

-- Answers an invitation. A learner who named the address has confirmed already; one who shared a code
-- confirms the guardian afterwards.
create function private.answer_invitation(
  code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text
) returns table (outcome public.invitation_answer_outcome, link uuid, learner uuid) language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  held public.guardian_invitations;
  is_guardian boolean;
begin
  select * into usable from private.find_invitation(code);
  if usable.outcome <> 'usable' then
    outcome := usable.outcome;
    return next;
    return;
  end if;
  select * into held from public.guardian_invitations i where i.id = usable.invitation;
  is_guardian := held.side = 'learner';
  if is_accepted and is_guardian then
    outcome := case when coalesce(as_relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'invalid' else private.answers_problem(answers, signed_name) end;
    if outcome is null and not private.caller_is_proven() then outcome := 'reauthenticate'; end if;
    if outcome is not null then return next; return; end if;
  end if;
  update public.guardian_invitations set used_at = now() where id = held.id;
  if not is_accepted then
    perform private.notify(held.made_by, 'guardian', 'invitation-declined',
      jsonb_build_object('reader', case when is_guardian then 'learner' else 'guardian' end));
    outcome := 'declined';
    return next;
    return;
  end if;
  learner := case when is_guardian then held.made_by else me end;
  insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
    values (
      case when is_guardian then me else held.made_by end, learner,
      case when is_guardian then as_relation else held.relation end, now(),
      case when is_guardian and held.address is null then null else now() end
    ) returning id into link;
  if is_guardian then perform private.write_consents(learner, answers, signed_name); end if;
  outcome := case when is_guardian and held.address is null then 'pending' else 'linked' end;
  if outcome = 'pending' then
    perform private.notify(held.made_by, 'account', 'guardian-code-used',
      jsonb_build_object('name', private.display_name_of(me), 'hint', private.masked_email(me)));
  else
    perform private.notify(held.made_by, 'account', 'invitation-accepted', jsonb_build_object(
      'reader', case when is_guardian then 'learner' else 'guardian' end, 'name', private.display_name_of(me),
      'hint', case when is_guardian then private.masked_email(me) end));
  end if;
  return next;
end $$;
call private.publish_function('answer_invitation', '{authenticated}',
  'code text, is_accepted boolean, relation text default null, answers jsonb default ''{}'', signed_name text default ''''');

create type public.withdrawal_outcome as enum ('withdrawn', 'unknown');

create function private.withdraw_invitation(invitation uuid) returns public.withdrawal_outcome
language plpgsql security definer set search_path = '' as $$
begin
  update public.guardian_invitations i set withdrawn_at = now()
    where i.id = invitation and i.made_by = (select private.caller_id()) and i.used_at is null
      and i.withdrawn_at is null;
  return case when found then 'withdrawn' else 'unknown' end;
end $$;
call private.publish_function('withdraw_invitation', '{authenticated}');

create function public.invite_guardian(address text default null)
returns table (outcome public.invite_outcome, code text) language sql set search_path = '' as $$
  select * from private.invite('learner', address, null)
$$;

create function public.invite_learner(address text, relation text)
returns table (outcome public.invite_outcome, code text) language sql set search_path = '' as $$
  select * from private.invite('guardian', address, relation)
$$;

grant execute on function private.new_code(), private.lock_caller(), private.code_hash(text),
  private.find_invitation(text) to function_owner;
grant execute on function public.invite_guardian(text), public.invite_learner(text, text) to authenticated;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.guardian_invitations', 'Invitations between guardians and learners',
    'made_by = $1 or lower(address) = lower($2)',
    '[["side", "Made by"], ["address", "Sent to"], ["created_at", "Made on"], ["expires_at", "Ends on"]]', false, 'delete');
insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('private.code_guesses', 'Invitations between guardians and learners', 'user_id = $1',
    'It only counts wrong codes of the last day.', 'with_account');
