-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.calendar_links (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  user_id uuid not null,
  constraint calendar_links_pkey PRIMARY KEY (token),
  constraint calendar_links_user_id_key UNIQUE (user_id),
  constraint calendar_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.calendar_links is 'class:s2';
comment on column private.calendar_links.token is 'class:secret';

alter table private.calendar_links enable row level security;

create policy "function owner adds calendar links" on private.calendar_links
  for insert to function_owner
  with check (true);
create policy "function owner reads calendar links" on private.calendar_links
  for select to function_owner
  using (true);
create policy "function owner removes calendar links" on private.calendar_links
  for delete to function_owner
  using (true);

grant select, insert, delete on private.calendar_links to function_owner;
