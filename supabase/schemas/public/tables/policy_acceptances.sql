-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.policy_acceptances (
  user_id uuid not null default auth.uid(),
  kind text not null,
  version integer not null,
  accepted_at timestamp with time zone not null default now(),
  constraint policy_acceptances_pkey PRIMARY KEY (user_id, kind, version),
  constraint policy_acceptances_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES public.policy_texts(kind, version),
  constraint policy_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint policy_acceptances_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text]))
);

comment on table public.policy_acceptances is 'class:s2';

CREATE INDEX policy_acceptances_texts ON public.policy_acceptances USING btree (kind, version);

alter table public.policy_acceptances enable row level security;

create policy "function owner adds policy acceptances" on public.policy_acceptances
  for insert to function_owner
  with check (true);
create policy "function owner deletes policy acceptances" on public.policy_acceptances
  for delete to function_owner
  using (true);
create policy "function owner reads policy acceptances" on public.policy_acceptances
  for select to function_owner
  using (true);
create policy "members accept policies for themselves" on public.policy_acceptances
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "members read their own acceptances" on public.policy_acceptances
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.policy_acceptances to authenticated;
grant select, insert, delete on public.policy_acceptances to function_owner;
grant select, insert, update, delete on public.policy_acceptances to service_role;

grant insert (kind, version) on public.policy_acceptances to authenticated;
