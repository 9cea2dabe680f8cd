-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.unsubscribe_tokens (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  user_id uuid not null,
  topic public.notification_topic,
  created_at timestamp with time zone not null default now(),
  constraint unsubscribe_tokens_pkey PRIMARY KEY (token),
  constraint unsubscribe_tokens_user_id_topic_key UNIQUE NULLS NOT DISTINCT (user_id, topic),
  constraint unsubscribe_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint unsubscribe_tokens_topic_check CHECK (topic <> 'account'::public.notification_topic)
);

comment on table private.unsubscribe_tokens is 'class:s2';
comment on column private.unsubscribe_tokens.token is 'class:secret';
comment on column private.unsubscribe_tokens.topic is 'Null means every topic.';

alter table private.unsubscribe_tokens enable row level security;

create policy "function owner adds unsubscribe tokens" on private.unsubscribe_tokens
  for insert to function_owner
  with check (true);
create policy "function owner reads unsubscribe tokens" on private.unsubscribe_tokens
  for select to function_owner
  using (true);

grant select, insert on private.unsubscribe_tokens to function_owner;
