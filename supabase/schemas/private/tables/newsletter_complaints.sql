-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.newsletter_complaints (
  hash bytea not null,
  complained_at timestamp with time zone not null default now(),
  constraint newsletter_complaints_pkey PRIMARY KEY (hash)
);

comment on table private.newsletter_complaints is 'class:s2';

CREATE INDEX newsletter_complaints_age ON private.newsletter_complaints USING btree (complained_at);

alter table private.newsletter_complaints enable row level security;

create policy "function owner manages newsletter complaints" on private.newsletter_complaints
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.newsletter_complaints to function_owner;
