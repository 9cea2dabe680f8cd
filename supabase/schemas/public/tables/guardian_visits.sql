-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.guardian_visits (
  id uuid not null default gen_random_uuid(),
  guardian_id uuid not null,
  learner_id uuid not null,
  what text not null,
  visited_at timestamp with time zone not null default now(),
  constraint guardian_visits_pkey PRIMARY KEY (id),
  constraint guardian_visits_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint guardian_visits_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint guardian_visits_what_check CHECK (what = ANY (ARRAY['page'::text, 'export'::text, 'deletion'::text]))
);

comment on table public.guardian_visits is 'class:s3';

CREATE INDEX guardian_visits_guardian ON public.guardian_visits USING btree (guardian_id, learner_id, visited_at DESC);
CREATE INDEX guardian_visits_learner ON public.guardian_visits USING btree (learner_id, visited_at DESC);

alter table public.guardian_visits enable row level security;

create policy "function owner manages guardian visits" on public.guardian_visits
  for all to function_owner
  using (true)
  with check (true);
create policy "learners and their guardians read guardian visits" on public.guardian_visits
  for select to authenticated
  using (learner_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people))));

grant select on public.guardian_visits to authenticated;
grant select, insert, delete on public.guardian_visits to function_owner;
grant select, insert, update, delete on public.guardian_visits to service_role;
