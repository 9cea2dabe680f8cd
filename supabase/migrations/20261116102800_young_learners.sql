-- Children under 13 have no account. They can ask an adult, who may keep the first name in the adult's
-- account.

create table private.young_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (length(first_name) between 1 and 40 and private.is_plain_name(first_name)),
  address text not null check (length(address) between 3 and 254),
  secret_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table private.young_requests is 'class:s3';
comment on column private.young_requests.first_name is 'First name or nickname.';
comment on column private.young_requests.address is 'Address of the adult.';
comment on column private.young_requests.secret_hash is 'class:secret';
comment on column private.young_requests.created_at is 'The row is deleted 14 days later.';
create index young_requests_address on private.young_requests (address, created_at);

create table public.young_learners (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references auth.users (id) on delete cascade,
  first_name text not null check (length(first_name) between 1 and 40 and private.is_plain_name(first_name)),
  kind text not null default 'consent-young' check (kind = 'consent-young'),
  version integer not null,
  signed_name text not null check (length(signed_name) between 2 and 100 and private.is_plain_name(signed_name)),
  consented_at timestamptz not null default now(),
  kept_until date not null default current_date + 365,
  foreign key (kind, version) references public.policy_texts (kind, version)
);
comment on table public.young_learners is 'class:s3';
comment on column public.young_learners.version is 'Version in policy_texts that was agreed to.';
comment on column public.young_learners.signed_name is 'As the guardian typed it.';
comment on column public.young_learners.kept_until is 'Data about children is always deleted after a year.';
create index young_learners_guardian on public.young_learners (guardian_id);
create index young_learners_texts on public.young_learners (kind, version);
alter table private.young_requests enable row level security;
alter table public.young_learners enable row level security;

revoke all on private.young_requests, public.young_learners from public, anon, authenticated;
grant select, insert, update, delete on public.young_learners to service_role;
grant select, insert, update (created_at), delete on private.young_requests to function_owner;
grant select, insert, delete on public.young_learners to function_owner;
grant select, delete on public.young_learners to authenticated;
grant select on private.young_requests to service_role;
grant delete on private.young_requests to service_role;

create policy "function owner manages young requests" on private.young_requests for all to function_owner using (true) with check (true);
create policy "function owner manages young learners" on public.young_learners for all to function_owner
  using (true) with check (true);
create policy "guardians read their young learners" on public.young_learners for select to authenticated
  using (guardian_id = (select auth.uid()));
create policy "guardians delete their young learners" on public.young_learners for delete to authenticated
  using (guardian_id = (select auth.uid()));

create type public.adult_request_outcome as enum ('sent', 'invalid-name', 'invalid-address', 'too-many');

-- Requested by a child without an account. The outcome does not reveal whether the address reached its limit:
-- three emails a day per address, 300 in all.
create function private.request_adult(first_name text, address text) returns public.adult_request_outcome
language plpgsql security definer set search_path = '' as $$
declare
  called text := trim(first_name);
  target text := lower(trim(address));
  code text := private.new_code();
begin
  -- Rejects names that could be an address, a number or a message.
  if coalesce(called !~ '^[[:alpha:]][[:alpha:] ''’-]{0,29}$', true) then return 'invalid-name'; end if;
  if coalesce(not private.is_email_address(target), true) then return 'invalid-address'; end if;
  perform pg_advisory_xact_lock(hashtextextended('young requests', 0));
  if (select count(*) from private.young_requests r where r.created_at > now() - interval '1 day') >= 300 then
    return 'too-many';
  end if;
  if (select count(*) from private.young_requests r
    where r.address = target and r.created_at > now() - interval '1 day') >= 3 then return 'sent'; end if;
  insert into private.young_requests (first_name, address, secret_hash)
    values (called, target, private.code_hash(code));
  perform private.queue_email('young-learner-request', target,
    jsonb_build_object('name', called, 'code', code));
  return 'sent';
end $$;
call private.publish_function('request_adult', '{anon, authenticated}');

create type public.young_request_state as enum (
  'usable', 'unknown', 'too-many', 'not-adult', 'guardian-full'
);

create function private.find_young_request(code text, out outcome public.young_request_state, out request uuid)
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select r.id into request from private.young_requests r
    where r.secret_hash = private.code_hash(code)
      and r.created_at > now() - interval '14 days'
      and r.address = (select lower(m.address) from private.confirmed_emails m where m.user_id = me)
    for update;
  if request is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
  else
    outcome := case when not private.is_confirmed_adult(me) then 'not-adult'
      when (select count(*) from public.young_learners y where y.guardian_id = me) >= 6 then 'guardian-full'
      else 'usable' end;
  end if;
end $$;

create function private.preview_young_request(code text) returns table (outcome public.young_request_state, first_name text)
language plpgsql security definer set search_path = '' as $$
declare
  usable record;
begin
  select * into usable from private.find_young_request(code);
  return query select usable.outcome, r.first_name
    from (select 1) as _ left join private.young_requests r on r.id = usable.request and usable.outcome = 'usable';
end $$;
call private.publish_function('preview_young_request', '{authenticated}');

create type public.young_answer_outcome as enum (
  'accepted', 'declined', 'changed', 'invalid', 'unknown', 'too-many', 'not-adult', 'guardian-full', 'reauthenticate'
);

-- Accepting stores the first name in the guardian's account; declining deletes it.
create function private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text)
returns public.young_answer_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  called text;
begin
  select * into usable from private.find_young_request(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if is_accepted then
    if coalesce(length(trim(signature)) not between 2 and 100 or not private.is_plain_name(signature), true) then
      return 'invalid';
    end if;
    if words_version is distinct from private.newest_version('consent-young') then return 'changed'; end if;
    if not private.caller_is_proven() then return 'reauthenticate'; end if;
  end if;
  delete from private.young_requests r where r.id = usable.request returning r.first_name into called;
  if not is_accepted then return 'declined'; end if;
  insert into public.young_learners (guardian_id, first_name, version, signed_name)
    values (me, called, words_version, trim(signature));
  perform private.notify(me, 'account', 'young-learner-added', jsonb_build_object('name', called));
  return 'accepted';
end $$;
call private.publish_function('answer_young_request', '{authenticated}',
  'code text, is_accepted boolean, version integer, signed_name text');

grant execute on function private.find_young_request(text) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.young_learners', 'Children under 13 in your account', 'guardian_id = $1',
    '[["first_name", "First name"], ["version", "Version of the text"], ["signed_name", "Signed as"],
      ["consented_at", "Agreed on"], ["kept_until", "Kept until"]]', false, 'with_account'),
  ('private.young_requests', 'Children who asked you for help', 'lower(address) = lower($2)',
    '[["first_name", "First name"], ["created_at", "Requested on"]]', false, 'delete');
