-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.form_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  sealed text not null,
  created_at timestamp with time zone not null default now(),
  constraint form_drafts_pkey PRIMARY KEY (id),
  constraint form_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint form_drafts_sealed_check CHECK (length(sealed) <= 300000)
);

comment on table private.form_drafts is 'class:s3';

CREATE INDEX form_drafts_people ON private.form_drafts USING btree (user_id, created_at DESC);
CREATE INDEX form_drafts_times ON private.form_drafts USING btree (created_at);

alter table private.form_drafts enable row level security;

create policy "function owner manages form drafts" on private.form_drafts
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.form_drafts to function_owner;
