-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.guardianships (
  id uuid not null default gen_random_uuid(),
  guardian_id uuid not null,
  learner_id uuid not null,
  relation text not null,
  guardian_confirmed_at timestamp with time zone,
  learner_confirmed_at timestamp with time zone,
  verified_at timestamp with time zone generated always as (
CASE
    WHEN guardian_confirmed_at IS NOT NULL AND learner_confirmed_at IS NOT NULL THEN GREATEST(guardian_confirmed_at, learner_confirmed_at)
    ELSE NULL::timestamp with time zone
END) stored,
  birthday_notified_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by uuid,
  ended_because text,
  created_at timestamp with time zone not null default now(),
  constraint guardianships_pkey PRIMARY KEY (id),
  constraint guardianships_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint guardianships_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint guardianships_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint guardianships_check CHECK (guardian_id <> learner_id),
  constraint guardianships_check1 CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  constraint guardianships_ended_because_check CHECK (ended_because = ANY (ARRAY['guardian'::text, 'learner'::text, 'refused'::text, 'birthday'::text])),
  constraint guardianships_relation_check CHECK (relation = ANY (ARRAY['parent'::text, 'legal-guardian'::text, 'foster-parent'::text]))
);

comment on table public.guardianships is 'class:s3';
comment on column public.guardianships.verified_at is 'When both sides had confirmed.';

CREATE INDEX guardianships_ended_by ON public.guardianships USING btree (ended_by);
CREATE INDEX guardianships_guardian ON public.guardianships USING btree (guardian_id);
CREATE INDEX guardianships_learner ON public.guardianships USING btree (learner_id);
CREATE UNIQUE INDEX guardianships_live ON public.guardianships USING btree (guardian_id, learner_id) WHERE (ended_at IS NULL);

alter table public.guardianships enable row level security;

create policy "function owner manages guardianships" on public.guardianships
  for all to function_owner
  using (true)
  with check (true);
create policy "guardians and learners read their links" on public.guardianships
  for select to authenticated
  using (guardian_id = (( SELECT auth.uid() AS uid)) OR learner_id = (( SELECT auth.uid() AS uid)));

grant select on public.guardianships to authenticated;
grant select, insert on public.guardianships to function_owner;
grant select, insert, update, delete on public.guardianships to service_role;

grant update (guardian_confirmed_at, learner_confirmed_at, birthday_notified_at, ended_at, ended_by, ended_because) on public.guardianships to function_owner;

CREATE TRIGGER check_guardianship BEFORE INSERT ON public.guardianships FOR EACH ROW EXECUTE FUNCTION private.check_guardianship();
CREATE TRIGGER issue_after_consent AFTER UPDATE ON public.guardianships FOR EACH ROW WHEN (((old.verified_at IS NULL) AND (new.verified_at IS NOT NULL))) EXECUTE FUNCTION private.issue_after_consent();
CREATE TRIGGER update_unguarded_since AFTER INSERT OR DELETE OR UPDATE ON public.guardianships FOR EACH ROW EXECUTE FUNCTION private.update_unguarded_since();
