-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.notices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  topic public.notification_topic not null,
  message text not null,
  params jsonb not null default '{}'::jsonb,
  is_on_site boolean not null,
  email_status text not null,
  dedupe_key text,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_user_id_dedupe_key_key UNIQUE (user_id, dedupe_key),
  constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notices_dedupe_key_check CHECK (length(dedupe_key) >= 1 AND length(dedupe_key) <= 200),
  constraint notices_email_status_check CHECK (email_status = ANY (ARRAY['none'::text, 'waiting'::text, 'queued'::text])),
  constraint notices_message_check CHECK (message ~ '^[a-z][a-z0-9-]{0,63}$'::text),
  constraint notices_params_check CHECK (jsonb_typeof(params) = 'object'::text AND length(params::text) <= 10000)
);

comment on table public.notices is 'class:s2';
comment on column public.notices.message is 'A key of the message catalog, which renders it on the page.';
comment on column public.notices.is_on_site is 'False if the member wants it by email only.';
comment on column public.notices.email_status is 'waiting: included in the next digest.';

CREATE INDEX notices_newest ON public.notices USING btree (user_id, created_at DESC);
CREATE INDEX notices_waiting ON public.notices USING btree (user_id) WHERE (email_status = 'waiting'::text);

alter table public.notices enable row level security;

create policy "function owner manages notices" on public.notices
  for all to function_owner
  using (true)
  with check (true);
create policy "members mark their own notices as read" on public.notices
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members read their own notices" on public.notices
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) AND is_on_site);

grant select, insert, delete on public.notices to function_owner;
grant select, insert, update, delete on public.notices to service_role;

grant select (id, user_id, topic, message, params, is_on_site, created_at, read_at) on public.notices to authenticated;
grant update (read_at) on public.notices to authenticated;
grant update (email_status) on public.notices to function_owner;
