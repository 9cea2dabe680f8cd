-- Keys that sign credentials: the current one, and the public keys of earlier ones for verification.

create table private.issuer_keys (
  id text primary key check (id ~ '^key-[0-9]+$'),
  public_jwk jsonb not null check (jsonb_typeof(public_jwk) = 'object' and not public_jwk ? 'd'),
  private_jwk jsonb check (private_jwk ? 'd'),
  made_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((retired_at is null) = (private_jwk is not null))
);
comment on table private.issuer_keys is 'class:secret';
comment on column private.issuer_keys.id is 'class:public';
comment on column private.issuer_keys.public_jwk is 'class:public';
comment on column private.issuer_keys.private_jwk is 'Deleted when the key is retired.';
comment on column private.issuer_keys.made_at is 'class:public';
comment on column private.issuer_keys.retired_at is 'class:public';
create unique index issuer_keys_one_signs on private.issuer_keys ((true)) where retired_at is null;
alter table private.issuer_keys enable row level security;
grant select, insert, update on private.issuer_keys to function_owner;

create policy "function owner manages issuer keys" on private.issuer_keys for all to function_owner
  using (true) with check (true);

create function private.issuer_keys() returns table (id text, public_jwk jsonb, private_jwk jsonb)
language sql stable security definer set search_path = '' as $$
  select k.id, k.public_jwk, k.private_jwk from private.issuer_keys k order by k.made_at desc, k.id desc
$$;
call private.publish_function('issuer_keys', '{service_role}');

-- Concurrent callers share the first key, unless it is replaced.
create function private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('issuer_keys'));
  if replaces is not null then
    update private.issuer_keys k set retired_at = now(), private_jwk = null
      where k.id = replaces and k.retired_at is null;
  end if;
  insert into private.issuer_keys (id, public_jwk, private_jwk)
  select 'key-' || (select count(*) + 1 from private.issuer_keys), public_half, private_half
  where not exists (select from private.issuer_keys k where k.retired_at is null);
end $$;
call private.publish_function('add_issuer_key', '{service_role}');
