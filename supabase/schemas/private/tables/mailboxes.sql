-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.mailboxes (
  user_id uuid not null,
  address text not null,
  constraint mailboxes_pkey PRIMARY KEY (user_id),
  constraint mailboxes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mailboxes_address_check CHECK (length(address) >= 3 AND length(address) <= 254)
);

comment on column private.mailboxes.user_id is 'class:s2';
comment on column private.mailboxes.address is 'class:s2';

CREATE INDEX mailboxes_address ON private.mailboxes USING btree (lower(address));

alter table private.mailboxes enable row level security;

create policy "the keeper knows where mail goes" on private.mailboxes
  for all to keeper
  using (true)
  with check (true);

grant select, insert, update, delete on private.mailboxes to keeper;
grant select on private.mailboxes to service_role;
