-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.permission_slips (
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  asked_by uuid,
  title text not null,
  happens_on date not null,
  about text not null,
  asked_at timestamp with time zone not null default now(),
  is_allowed boolean,
  answered_at timestamp with time zone,
  answered_by uuid,
  reminded_at timestamp with time zone,
  signed_name text,
  emergency_name text,
  emergency_phone text,
  constraint permission_slips_pkey PRIMARY KEY (id),
  constraint permission_slips_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint permission_slips_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint permission_slips_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint permission_slips_about_check CHECK (length(about) >= 10 AND length(about) <= 1000),
  constraint permission_slips_check CHECK ((is_allowed IS NULL) = (answered_at IS NULL)),
  constraint permission_slips_check1 CHECK (is_allowed IS TRUE OR emergency_name IS NULL AND emergency_phone IS NULL),
  constraint permission_slips_emergency_name_check CHECK (length(emergency_name) >= 2 AND length(emergency_name) <= 100 AND private.is_plain_name(emergency_name)),
  constraint permission_slips_emergency_phone_check CHECK (emergency_phone ~ '^\+?[0-9 ().-]{7,25}$'::text),
  constraint permission_slips_signed_name_check CHECK (length(signed_name) >= 2 AND length(signed_name) <= 100 AND private.is_plain_name(signed_name)),
  constraint permission_slips_title_check CHECK (length(title) >= 3 AND length(title) <= 120 AND title !~ '[[:cntrl:]]'::text)
);

comment on table public.permission_slips is 'class:s3';
comment on column public.permission_slips.reminded_at is 'When the learner reminded the guardians, which works once.';
comment on column public.permission_slips.emergency_name is 'Deleted 7 days after the date.';
comment on column public.permission_slips.emergency_phone is 'Deleted 7 days after the date.';

CREATE INDEX permission_slips_answered_by ON public.permission_slips USING btree (answered_by);
CREATE INDEX permission_slips_asked_by ON public.permission_slips USING btree (asked_by, asked_at);
CREATE INDEX permission_slips_learner ON public.permission_slips USING btree (learner_id, happens_on);

alter table public.permission_slips enable row level security;

create policy "function owner manages permission slips" on public.permission_slips
  for all to function_owner
  using (true)
  with check (true);
create policy "learners, their guardians and event staff read slips" on public.permission_slips
  for select to authenticated
  using (learner_id = (( SELECT auth.uid() AS uid)) OR (learner_id = ANY ((ARRAY( SELECT private.guarded_learners() AS guarded_learners)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));

grant select on public.permission_slips to authenticated;
grant select, insert on public.permission_slips to function_owner;
grant select, insert, update, delete on public.permission_slips to service_role;

grant update (happens_on, is_allowed, answered_at, answered_by, reminded_at, signed_name, emergency_name, emergency_phone) on public.permission_slips to function_owner;

CREATE TRIGGER settle_registration AFTER UPDATE OF is_allowed ON public.permission_slips FOR EACH ROW WHEN (((new.is_allowed IS NOT NULL) AND (new.is_allowed IS DISTINCT FROM old.is_allowed))) EXECUTE FUNCTION private.settle_registration();
