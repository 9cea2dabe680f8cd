-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.newsletter_tokens (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  subscriber_id uuid not null,
  constraint newsletter_tokens_pkey PRIMARY KEY (token),
  constraint newsletter_tokens_subscriber_id_key UNIQUE (subscriber_id),
  constraint newsletter_tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE
);

comment on table private.newsletter_tokens is 'class:s2';
comment on column private.newsletter_tokens.token is 'class:secret';

alter table private.newsletter_tokens enable row level security;

create policy "function owner adds newsletter tokens" on private.newsletter_tokens
  for insert to function_owner
  with check (true);
create policy "function owner reads newsletter tokens" on private.newsletter_tokens
  for select to function_owner
  using (true);

grant select, insert on private.newsletter_tokens to function_owner;
