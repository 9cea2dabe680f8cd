-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.account_merges (
  id uuid not null default gen_random_uuid(),
  asker uuid not null,
  other uuid,
  sent_to bytea,
  secret_hash bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default now() + '00:30:00'::interval,
  merged_at timestamp with time zone,
  moved jsonb,
  is_other_leaving boolean,
  undo_until timestamp with time zone,
  undone_at timestamp with time zone,
  constraint account_merges_pkey PRIMARY KEY (id),
  constraint account_merges_secret_hash_key UNIQUE (secret_hash),
  constraint account_merges_asker_fkey FOREIGN KEY (asker) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint account_merges_other_fkey FOREIGN KEY (other) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint account_merges_check CHECK (asker <> other),
  constraint account_merges_check1 CHECK ((merged_at IS NULL) = (moved IS NULL)),
  constraint account_merges_moved_check CHECK (jsonb_typeof(moved) = 'object'::text)
);

comment on table public.account_merges is 'class:s2';
comment on column public.account_merges.other is 'Null if no account has the address; the requester is not told.';
comment on column public.account_merges.sent_to is 'class:secret digest of the address that got the code';
comment on column public.account_merges.secret_hash is 'class:secret deleted when it is used';
comment on column public.account_merges.moved is 'Number of moved rows by kind.';
comment on column public.account_merges.is_other_leaving is 'Whether the other account is deleted after the merge.';
comment on column public.account_merges.undo_until is 'Null for a merge whose rows were not noted.';

CREATE INDEX account_merges_asker ON public.account_merges USING btree (asker, created_at DESC);
CREATE INDEX account_merges_other ON public.account_merges USING btree (other, created_at DESC);

alter table public.account_merges enable row level security;

create policy "function owner manages account merges" on public.account_merges
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own merges" on public.account_merges
  for select to authenticated
  using (asker = (( SELECT auth.uid() AS uid)) AND merged_at IS NOT NULL);

grant select, insert, update, delete on public.account_merges to function_owner;
grant select, delete on public.account_merges to service_role;

grant select (id, asker, merged_at, moved, is_other_leaving, undone_at) on public.account_merges to authenticated;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.account_merges FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
