-- Recovery codes that replace a lost second factor.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'class:s2';
comment on column private.recovery_codes.code_hash is 'class:secret';

create table private.recovery_tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
comment on table private.recovery_tries is 'class:s2';
comment on column private.recovery_tries.tried_at is 'Deleted after an hour.';
create index recovery_tries_members on private.recovery_tries (user_id, tried_at);
alter table private.recovery_codes enable row level security;
alter table private.recovery_tries enable row level security;

revoke all on private.recovery_codes, private.recovery_tries from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.recovery_codes, private.recovery_tries to function_owner;

create policy "function owner manages recovery codes" on private.recovery_codes for all to function_owner
  using (true) with check (true);
create policy "function owner manages recovery tries" on private.recovery_tries for all to function_owner
  using (true) with check (true);

-- A code has 80 random bits, so a plain hash with the member's id is enough.
create function private.recovery_code_hash(member uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(member || ':' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'utf8'))
$$;

-- Creates ten codes, returned only once, and deletes the earlier ones. Returns nothing for a caller without a
-- second factor.
create function private.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.caller_id();
  chance text;
  code text;
begin
  if member is null or not private.caller_has_second_factor() then return; end if;
  delete from private.recovery_codes where user_id = member;
  for i in 1 .. 10 loop
    chance := gen_random_uuid()::text || gen_random_uuid()::text;
    code := left(encode(sha256(convert_to(chance, 'utf8')), 'hex'), 20);
    insert into private.recovery_codes (user_id, code_hash)
      values (member, private.recovery_code_hash(member, code));
    return next regexp_replace(code, '(.{5})(?=.)', '\1-', 'g');
  end loop;
  perform private.notify(member, 'account', 'recovery-codes-created');
end $$;
call private.publish_function('make_recovery_codes', '{authenticated}');

create function private.recovery_codes_left() returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from private.recovery_codes
  where user_id = (select private.caller_id()) and used_at is null
$$;
call private.publish_function('recovery_codes_left', '{authenticated}');

create type public.recovery_code_outcome as enum ('used', 'wrong', 'too-many');

-- Uses one code; 'too-many' after five attempts within an hour. The caller removes the member's second factor
-- next; attempts of one member are serialized.
create function private.use_recovery_code(member uuid, code text) returns public.recovery_code_outcome
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery ' || member, 0));
  delete from private.recovery_tries where user_id = member and tried_at < now() - interval '1 hour';
  if (select count(*) from private.recovery_tries where user_id = member) >= 5 then return 'too-many'; end if;
  insert into private.recovery_tries (user_id) values (member);
  update private.recovery_codes set used_at = now()
    where user_id = member and used_at is null and code_hash = private.recovery_code_hash(member, code);
  if not found then return 'wrong'; end if;
  delete from private.recovery_tries where user_id = member;
  perform private.notify(member, 'account', 'recovery-code-used');
  return 'used';
end $$;
call private.publish_function('use_recovery_code', '{service_role}');

grant execute on function private.recovery_code_hash(uuid, text) to function_owner;

insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.recovery_codes', 'Sign-ins, devices and codes', 'Codes that replace your second step, stored as secrets.',
    'with_account'),
  ('private.recovery_tries', 'Sign-ins, devices and codes', 'When a recovery code was tried, kept for an hour.',
    'with_account');
