-- Links that show donors their gifts without an account. Only the newest link of an address works, and it expires.

create table private.gift_links (
  address text primary key check (length(address) <= 254 and address = lower(address)),
  token_hash bytea not null unique,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table private.gift_links is 'class:s2';
comment on column private.gift_links.token_hash is 'class:secret';
create index gift_links_expired on private.gift_links (expires_at);
alter table private.gift_links enable row level security;
revoke all on private.gift_links from public, anon, authenticated, service_role;
grant select, insert, update (token_hash, sent_at, expires_at), delete on private.gift_links to function_owner;
grant select (address), delete on private.gift_links to service_role;
create policy "function owner manages gift links" on private.gift_links for all to function_owner
  using (true) with check (true);

-- Replaces the link of an address and returns the token, which is stored only as a hash.
create function private.new_gift_link(address text, lasts interval) returns text
language plpgsql set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.gift_links as l (address, token_hash, expires_at)
    values (lower($1), sha256(convert_to(token, 'UTF8')), now() + lasts)
    on conflict on constraint gift_links_pkey do update set token_hash = excluded.token_hash, sent_at = now(),
      expires_at = excluded.expires_at;
  return token;
end $$;

create function private.donor_address(key text) returns text language sql stable set search_path = '' as $$
  select l.address from private.gift_links l
  where l.token_hash = sha256(convert_to(key, 'UTF8')) and l.expires_at > now()
$$;
grant execute on function private.new_gift_link(text, interval), private.donor_address(text) to function_owner;

create type public.gift_link_outcome as enum ('check-email', 'invalid');

-- Emails the link to a donor, at most every two minutes. The outcome does not tell whether the address has gifts.
create function private.request_gift_link(email text) returns public.gift_link_outcome
language plpgsql security definer set search_path = '' as $$
declare
  given text := lower(trim($1));
begin
  if coalesce(not private.is_email_address(given), true) or length(given) > 254 then return 'invalid'; end if;
  -- The lock makes concurrent requests for one address wait, so that only the first sends an email.
  perform pg_advisory_xact_lock(hashtextextended('gift link ' || given, 0));
  if exists (select from private.gift_links l where l.address = given and l.sent_at > now() - interval '2 minutes')
    or not exists (select from public.donations d where lower(d.donor_email) = given and d.paid_at is not null) then
    return 'check-email';
  end if;
  perform private.queue_email('gift-link', given,
    jsonb_build_object('key', private.new_gift_link(given, interval '1 hour')));
  return 'check-email';
end $$;
call private.publish_function('request_gift_link', '{anon, authenticated}');
comment on function public.request_gift_link is 'network-limit: 20 per 3600 seconds';

create function private.delete_old_gift_links() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (delete from private.gift_links l where l.expires_at < now() - interval '1 day' returning 1)
  select count(*) from removed
$$;
call private.publish_function('delete_old_gift_links');
insert into private.periodic_tasks (name, every) values ('delete_old_gift_links', '1 day');

insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('private.gift_links', 'The link to your gifts', 'address = lower($2)',
    'Anyone with this link can change your repeating gifts.', 'delete');
