-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.certificate_events (
  id uuid not null default gen_random_uuid(),
  certificate_id text not null,
  kind text not null,
  detail text,
  actor uuid,
  happened_at timestamp with time zone not null default clock_timestamp(),
  constraint certificate_events_pkey PRIMARY KEY (id),
  constraint certificate_events_actor_fkey FOREIGN KEY (actor) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint certificate_events_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES public.certificates(id) ON DELETE CASCADE,
  constraint certificate_events_detail_check CHECK (length(detail) <= 200),
  constraint certificate_events_kind_check CHECK (kind = ANY (ARRAY['issued'::text, 'renewed'::text, 'suspended'::text, 'reinstated'::text, 'revoked'::text, 'name-corrected'::text, 'name-form'::text, 'new-pass-approved'::text, 'new-pass-refused'::text, 'merged'::text, 'reminder-60'::text, 'reminder-30'::text, 'reminder-7'::text]))
);

comment on table public.certificate_events is 'class:s2';

CREATE INDEX certificate_events_actor ON public.certificate_events USING btree (actor);
CREATE INDEX certificate_events_certificate ON public.certificate_events USING btree (certificate_id, happened_at);
CREATE UNIQUE INDEX certificate_events_once ON public.certificate_events USING btree (certificate_id, kind) WHERE ((kind ~~ 'reminder-%'::text) OR (kind = 'issued'::text));

alter table public.certificate_events enable row level security;

create policy "function owner manages certificate events" on public.certificate_events
  for all to function_owner
  using (true)
  with check (true);
create policy "holders and instructors read certificate events" on public.certificate_events
  for select to authenticated
  using ((certificate_id = ANY ((ARRAY( SELECT c.id
   FROM public.certificates c
  WHERE c.user_id = (( SELECT auth.uid() AS uid)))))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]));

grant select on public.certificate_events to authenticated;
grant select, insert on public.certificate_events to function_owner;
grant select, insert on public.certificate_events to service_role;

grant update (actor) on public.certificate_events to function_owner;
grant update (actor) on public.certificate_events to service_role;
