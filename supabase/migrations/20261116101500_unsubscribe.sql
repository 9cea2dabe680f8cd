-- Unsubscribe links: a token ends the emails of one topic, or of all topics, and grants nothing else.

create table private.unsubscribe_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  user_id uuid not null references auth.users (id) on delete cascade,
  topic public.notification_topic check (topic <> 'account'),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, topic)
);
comment on table private.unsubscribe_tokens is 'class:s2';
comment on column private.unsubscribe_tokens.token is 'class:secret';
comment on column private.unsubscribe_tokens.topic is 'Null means every topic.';
alter table private.unsubscribe_tokens enable row level security;
grant select, insert on private.unsubscribe_tokens to function_owner;

create policy "function owner reads unsubscribe tokens" on private.unsubscribe_tokens for select to function_owner using (true);
create policy "function owner adds unsubscribe tokens" on private.unsubscribe_tokens for insert to function_owner with check (true);

create function private.unsubscribe_path(member uuid, about public.notification_topic) returns text
language plpgsql set search_path = '' as $$
begin
  if about = 'account' then return null; end if;
  insert into private.unsubscribe_tokens (user_id, topic) values (member, about) on conflict do nothing;
  return '/unsubscribe?token=' || (
    select t.token from private.unsubscribe_tokens t where t.user_id = member and t.topic is not distinct from about
  );
end $$;

-- The topic of an unsubscribe link, null if it is for every topic; no row for an unknown token.
create function private.unsubscribe_topic(proof text) returns table (topic public.notification_topic)
language sql stable security definer set search_path = '' as $$
  select t.topic from private.unsubscribe_tokens t where t.token = proof
$$;
call private.publish_function('unsubscribe_topic', '{anon, authenticated}', 'token text');

create type public.unsubscribe_outcome as enum ('unsubscribed', 'unknown');

create function private.unsubscribe(proof text, from_all boolean) returns public.unsubscribe_outcome
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
  about public.notification_topic;
begin
  select t.user_id, t.topic into member, about from private.unsubscribe_tokens t where t.token = proof;
  if member is null then return 'unknown'; end if;
  insert into public.notification_preferences (user_id, topic, channel, is_on)
    select member, topic, 'email', false from unnest(enum_range(null::public.notification_topic)) as topic
    where topic <> 'account' and (from_all or about is null or topic = about)
    on conflict (user_id, topic, channel) do update set is_on = false;
  return 'unsubscribed';
end $$;
call private.publish_function('unsubscribe', '{anon, authenticated}',
  'token text, from_all boolean default false');

grant execute on function private.unsubscribe_path(uuid, public.notification_topic) to function_owner;

insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.unsubscribe_tokens', 'Your unsubscribe links', 'Anyone with such a link can change what we send you.', 'with_account');
