-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.mail_webhooks (
  id text not null,
  received_at timestamp with time zone not null default now(),
  constraint mail_webhooks_pkey PRIMARY KEY (id),
  constraint mail_webhooks_id_check CHECK (length(id) >= 1 AND length(id) <= 200)
);

comment on table private.mail_webhooks is 'class:public';

CREATE INDEX mail_webhooks_age ON private.mail_webhooks USING btree (received_at);

alter table private.mail_webhooks enable row level security;

create policy "function owner adds mail webhooks" on private.mail_webhooks
  for insert to function_owner
  with check (true);
create policy "function owner deletes mail webhooks" on private.mail_webhooks
  for delete to function_owner
  using (true);
create policy "function owner reads mail webhooks" on private.mail_webhooks
  for select to function_owner
  using (true);

grant select, insert, delete on private.mail_webhooks to function_owner;
