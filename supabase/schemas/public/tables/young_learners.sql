-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.young_learners (
  id uuid not null default gen_random_uuid(),
  guardian_id uuid not null,
  first_name text not null,
  kind text not null default 'consent-young'::text,
  version integer not null,
  signed_name text not null,
  consented_at timestamp with time zone not null default now(),
  kept_until date not null default CURRENT_DATE + 365,
  constraint young_learners_pkey PRIMARY KEY (id),
  constraint young_learners_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint young_learners_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES public.policy_texts(kind, version),
  constraint young_learners_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 40 AND private.is_plain_name(first_name)),
  constraint young_learners_kind_check CHECK (kind = 'consent-young'::text),
  constraint young_learners_signed_name_check CHECK (length(signed_name) >= 2 AND length(signed_name) <= 100 AND private.is_plain_name(signed_name))
);

comment on table public.young_learners is 'class:s3';
comment on column public.young_learners.version is 'Version in policy_texts that was agreed to.';
comment on column public.young_learners.signed_name is 'As the guardian typed it.';
comment on column public.young_learners.kept_until is 'Data about children is always deleted after a year.';

CREATE INDEX young_learners_guardian ON public.young_learners USING btree (guardian_id);
CREATE INDEX young_learners_texts ON public.young_learners USING btree (kind, version);

alter table public.young_learners enable row level security;

create policy "function owner manages young learners" on public.young_learners
  for all to function_owner
  using (true)
  with check (true);
create policy "guardians delete their young learners" on public.young_learners
  for delete to authenticated
  using (guardian_id = (( SELECT auth.uid() AS uid)));
create policy "guardians read their young learners" on public.young_learners
  for select to authenticated
  using (guardian_id = (( SELECT auth.uid() AS uid)));

grant select, delete on public.young_learners to authenticated;
grant select, insert, delete on public.young_learners to function_owner;
grant select, insert, update, delete on public.young_learners to service_role;
