-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.guardian_invitations (
  id uuid not null default gen_random_uuid(),
  made_by uuid not null,
  side text not null,
  relation text,
  address text,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default now() + '14 days'::interval,
  used_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint guardian_invitations_pkey PRIMARY KEY (id),
  constraint guardian_invitations_secret_hash_key UNIQUE (secret_hash),
  constraint guardian_invitations_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint guardian_invitations_address_check CHECK (length(address) >= 3 AND length(address) <= 254),
  constraint guardian_invitations_check CHECK (side = 'learner'::text OR address IS NOT NULL AND relation IS NOT NULL),
  constraint guardian_invitations_relation_check CHECK (relation = ANY (ARRAY['parent'::text, 'legal-guardian'::text, 'foster-parent'::text])),
  constraint guardian_invitations_side_check CHECK (side = ANY (ARRAY['learner'::text, 'guardian'::text]))
);

comment on table public.guardian_invitations is 'class:s3';
comment on column public.guardian_invitations.side is 'Which side sent it.';
comment on column public.guardian_invitations.relation is 'Relation to the learner, as stated by the guardian.';
comment on column public.guardian_invitations.address is 'Null: anyone with the code can use it; otherwise only the account with this address.';
comment on column public.guardian_invitations.secret_hash is 'class:secret';

CREATE INDEX guardian_invitations_address ON public.guardian_invitations USING btree (address, created_at);
CREATE INDEX guardian_invitations_made_by ON public.guardian_invitations USING btree (made_by, created_at);

alter table public.guardian_invitations enable row level security;

create policy "function owner manages guardian invitations" on public.guardian_invitations
  for all to function_owner
  using (true)
  with check (true);
create policy "members read the invitations they made" on public.guardian_invitations
  for select to authenticated
  using (made_by = (( SELECT auth.uid() AS uid)));

grant select, insert, delete on public.guardian_invitations to function_owner;
grant select, insert, update, delete on public.guardian_invitations to service_role;

grant select (id, made_by, side, relation, address, created_at, expires_at, used_at, withdrawn_at) on public.guardian_invitations to authenticated;
grant update (used_at, withdrawn_at) on public.guardian_invitations to function_owner;
