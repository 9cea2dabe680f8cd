-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.consents (
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  guardian_id uuid not null,
  kind text not null,
  version integer not null,
  is_given boolean not null,
  signed_name text not null,
  method text not null default 'email-plus'::text,
  given_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint consents_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES public.policy_texts(kind, version),
  constraint consents_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint consents_kind_check CHECK (kind = ANY (ARRAY['consent-course'::text, 'consent-certificate'::text, 'consent-survey'::text, 'consent-kit'::text, 'consent-draws'::text, 'consent-events'::text, 'consent-photos'::text])),
  constraint consents_method_check CHECK (method = 'email-plus'::text),
  constraint consents_signed_name_check CHECK (length(signed_name) >= 2 AND length(signed_name) <= 100 AND private.is_plain_name(signed_name))
);

comment on table public.consents is 'class:s3';
comment on column public.consents.version is 'Version in policy_texts that was agreed to.';
comment on column public.consents.is_given is 'False records that the guardian declined.';
comment on column public.consents.signed_name is 'As the guardian typed it.';
comment on column public.consents.method is 'email-plus: given in an account with a confirmed address and confirmed by email.';
comment on column public.consents.withdrawn_at is 'Withdrawn, or replaced by a newer answer.';

CREATE INDEX consents_guardian ON public.consents USING btree (guardian_id);
CREATE INDEX consents_learner ON public.consents USING btree (learner_id, kind, given_at DESC);
CREATE UNIQUE INDEX consents_live ON public.consents USING btree (learner_id, guardian_id, kind) WHERE (withdrawn_at IS NULL);
CREATE INDEX consents_texts ON public.consents USING btree (kind, version);

alter table public.consents enable row level security;

create policy "function owner manages consents" on public.consents
  for all to function_owner
  using (true)
  with check (true);
create policy "learners and their guardians read consents" on public.consents
  for select to authenticated
  using (learner_id = (( SELECT auth.uid() AS uid)) OR (learner_id = ANY ((ARRAY( SELECT private.guarded_learners() AS guarded_learners)))));

grant select on public.consents to authenticated;
grant select, insert on public.consents to function_owner;
grant select, insert, update, delete on public.consents to service_role;

grant update (withdrawn_at) on public.consents to function_owner;

CREATE TRIGGER issue_after_consent AFTER INSERT OR UPDATE ON public.consents FOR EACH ROW WHEN ((new.is_given AND (new.kind = 'consent-certificate'::text))) EXECUTE FUNCTION private.issue_after_consent();
CREATE CONSTRAINT TRIGGER leave_shifts_without_consent AFTER INSERT OR UPDATE ON public.consents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = 'consent-events'::text)) EXECUTE FUNCTION private.leave_shifts_without_consent();
