-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.registration_links (
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-'::text, ''::text),
  registration_id uuid not null,
  constraint registration_links_pkey PRIMARY KEY (token),
  constraint registration_links_registration_id_key UNIQUE (registration_id),
  constraint registration_links_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE
);

comment on table private.registration_links is 'class:s2';
comment on column private.registration_links.token is 'class:secret';

alter table private.registration_links enable row level security;

create policy "function owner adds registration links" on private.registration_links
  for insert to function_owner
  with check (true);
create policy "function owner reads registration links" on private.registration_links
  for select to function_owner
  using (true);

grant select, insert on private.registration_links to function_owner;
