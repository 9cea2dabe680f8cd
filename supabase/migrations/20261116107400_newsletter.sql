-- Subscribers of the newsletter. They need no account, nobody is on the list before confirming by email, and leaving
-- deletes the row.

create type public.newsletter_topic as enum ('guidance', 'events', 'press');

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (length(email) <= 254 and email = lower(email)),
  topics public.newsletter_topic[] not null check (cardinality(topics) between 1 and 3),
  state text check (private.is_us_state(state)),
  link_sent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  refusals smallint not null default 0,
  undeliverable_at timestamptz
);
comment on table public.newsletter_subscribers is 'class:s2';
comment on column public.newsletter_subscribers.state is 'Whose events to announce; null for all.';
comment on column public.newsletter_subscribers.link_sent_at is 'When the link was last sent because someone typed the address.';
comment on column public.newsletter_subscribers.confirmed_at is 'Null until the owner of the address has used the link.';
comment on column public.newsletter_subscribers.refusals is 'How many issues in a row the mail server of the address refused.';
comment on column public.newsletter_subscribers.undeliverable_at is 'Since when no issue is sent, until the owner uses the link again.';
create index newsletter_subscribers_confirmed on public.newsletter_subscribers (confirmed_at desc, id desc);
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (link_sent_at) where confirmed_at is null;
create index newsletter_subscribers_undeliverable on public.newsletter_subscribers (confirmed_at desc, id desc)
  where undeliverable_at is not null;
alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;
grant select, insert, update (topics, state, link_sent_at, confirmed_at, refusals, undeliverable_at), delete
  on public.newsletter_subscribers to function_owner;
grant select on public.newsletter_subscribers to authenticated;

create policy "function owner manages newsletter subscribers" on public.newsletter_subscribers for all to function_owner
  using (true) with check (true);
create policy "outreach reads newsletter subscribers" on public.newsletter_subscribers for select to authenticated
  using (id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- Anyone with the token changes or ends the subscription, so it is in no table of the API.
create table private.newsletter_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  subscriber_id uuid not null unique references public.newsletter_subscribers (id) on delete cascade
);
comment on table private.newsletter_tokens is 'class:s2';
comment on column private.newsletter_tokens.token is 'class:secret';
alter table private.newsletter_tokens enable row level security;
grant select, insert on private.newsletter_tokens to function_owner;

create policy "function owner reads newsletter tokens" on private.newsletter_tokens for select to function_owner using (true);
create policy "function owner adds newsletter tokens" on private.newsletter_tokens for insert to function_owner with check (true);

-- Addresses whose owner reported our email as spam, as hashes: the form must not email them again.
create table private.newsletter_complaints (
  hash bytea primary key,
  complained_at timestamptz not null default now()
);
comment on table private.newsletter_complaints is 'class:s2';
create index newsletter_complaints_age on private.newsletter_complaints (complained_at);
alter table private.newsletter_complaints enable row level security;
grant select, insert, update, delete on private.newsletter_complaints to function_owner;
create policy "function owner manages newsletter complaints" on private.newsletter_complaints for all to function_owner
  using (true) with check (true);

create function private.subscriber_of(proof text) returns uuid language sql stable set search_path = '' as $$
  select t.subscriber_id from private.newsletter_tokens t where t.token = proof
$$;
grant execute on function private.subscriber_of(text) to function_owner;

create type public.newsletter_outcome as enum ('check-email', 'invalid');

-- Sends the link to the address, at most once an hour. The outcome does not tell whether the address is on the list, and
-- a subscription that was confirmed changes only by its link. An address that complained gets nothing, and the outcome
-- does not tell that either.
create function private.subscribe_to_newsletter(email text, topics public.newsletter_topic[], state text)
returns public.newsletter_outcome language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(trim($1));
  wanted public.newsletter_topic[] := array(select distinct t from unnest($2) as t where t is not null order by t);
  held public.newsletter_subscribers;
begin
  if coalesce(not private.is_email_address(address), true) or cardinality(wanted) = 0
      or not coalesce(private.is_us_state(private.filled_text($3)), true) then return 'invalid'; end if;
  if exists (select from private.newsletter_complaints c where c.hash = private.address_digest(address)) then
    return 'check-email';
  end if;
  insert into public.newsletter_subscribers as s (email, topics, state)
    values (address, wanted, private.filled_text($3))
    on conflict on constraint newsletter_subscribers_email_key do update set link_sent_at = now(),
      topics = case when s.confirmed_at is null then excluded.topics else s.topics end,
      state = case when s.confirmed_at is null then excluded.state else s.state end
    where s.link_sent_at < now() - interval '1 hour'
    returning * into held;
  if held.id is null then return 'check-email'; end if;
  insert into private.newsletter_tokens (subscriber_id) values (held.id) on conflict do nothing;
  perform private.queue_email(
    case when held.confirmed_at is null then 'newsletter-confirm' else 'newsletter-link' end, address,
    jsonb_build_object('token', (select t.token from private.newsletter_tokens t where t.subscriber_id = held.id)));
  return 'check-email';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('subscribe_to_newsletter', '{anon, authenticated}');
comment on function public.subscribe_to_newsletter is 'network-limit: 20 per 3600 seconds';

-- What the holder of the link sees; no row for an unknown token. Newsletters are forwarded, so the address is not in it.
create function private.newsletter_subscription(proof text) returns table (
  topics public.newsletter_topic[], state text, is_confirmed boolean
) language sql stable security definer set search_path = '' as $$
  select s.topics, s.state, s.confirmed_at is not null from public.newsletter_subscribers s
  where s.id = private.subscriber_of(proof)
$$;
call private.publish_function('newsletter_subscription', '{anon, authenticated}', 'token text');

create type public.newsletter_change_outcome as enum ('saved', 'invalid', 'unknown');

-- Confirms the subscription, or changes a confirmed one.
create function private.save_newsletter(proof text, topics public.newsletter_topic[], state text)
returns public.newsletter_change_outcome language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers s set state = private.filled_text($3), confirmed_at = coalesce(s.confirmed_at, now()),
      refusals = 0, undeliverable_at = null,
      topics = array(select distinct t from unnest($2) as t where t is not null order by t)
    where s.id = private.subscriber_of(proof);
  return (case when found then 'saved' else 'unknown' end)::public.newsletter_change_outcome;
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('save_newsletter', '{anon, authenticated}',
  'token text, topics public.newsletter_topic[], state text');

create type public.newsletter_leave_outcome as enum ('left', 'unknown');

create function private.leave_newsletter(proof text) returns public.newsletter_leave_outcome
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscribers where id = private.subscriber_of(proof);
  return (case when found then 'left' else 'unknown' end)::public.newsletter_leave_outcome;
end $$;
call private.publish_function('leave_newsletter', '{anon, authenticated}', 'token text');

create type public.newsletter_removal_outcome as enum ('removed', 'unknown', 'not-allowed');

-- For people who wrote to us instead of using the link.
create function private.remove_subscriber(subscriber uuid) returns public.newsletter_removal_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  delete from public.newsletter_subscribers where id = subscriber;
  return (case when found then 'removed' else 'unknown' end)::public.newsletter_removal_outcome;
end $$;
call private.publish_function('remove_subscriber', '{authenticated}');

-- Addresses whose owner did not confirm within a week.
create function private.delete_unconfirmed_subscribers() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.newsletter_subscribers
    where confirmed_at is null and link_sent_at < now() - interval '7 days' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('delete_unconfirmed_subscribers');

insert into private.periodic_tasks (name, every) values ('delete_unconfirmed_subscribers', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.newsletter_subscribers', 'Your newsletter', 'email = lower($2)',
    '[["email", "Email"], ["topics", "Topics"], ["state", "State"], ["confirmed_at", "Confirmed on"]]', false, 'delete');
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.newsletter_tokens', 'The link in your newsletter', 'Anyone with this link can change or stop your newsletter.', 'with_account');
insert into private.person_map (relation, title, hidden_because, erasure, kept_until, kept_because) values
  ('private.newsletter_complaints', 'That you reported our email as spam', 'We keep only a code, which we can’t turn back into an address.',
    'keep', 'for 12 months', 'So that nobody can sign you up again.');
