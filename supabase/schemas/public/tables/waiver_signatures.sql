-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.waiver_signatures (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null default 'waiver'::text,
  version integer not null,
  signed_by uuid not null,
  signed_name text not null,
  signed_at timestamp with time zone not null default now(),
  constraint waiver_signatures_pkey PRIMARY KEY (id),
  constraint waiver_signatures_user_id_version_key UNIQUE (user_id, version),
  constraint waiver_signatures_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES public.policy_texts(kind, version),
  constraint waiver_signatures_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint waiver_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint waiver_signatures_kind_check CHECK (kind = 'waiver'::text),
  constraint waiver_signatures_signed_name_check CHECK (length(signed_name) >= 2 AND length(signed_name) <= 100 AND private.is_plain_name(signed_name))
);

comment on table public.waiver_signatures is 'class:s2';
comment on column public.waiver_signatures.signed_by is 'The volunteer, or the guardian of a volunteer under 18.';
comment on column public.waiver_signatures.signed_name is 'As the signer typed it.';

CREATE INDEX waiver_signatures_signed_by ON public.waiver_signatures USING btree (signed_by);
CREATE INDEX waiver_signatures_texts ON public.waiver_signatures USING btree (kind, version);

alter table public.waiver_signatures enable row level security;

create policy "function owner manages waiver signatures" on public.waiver_signatures
  for all to function_owner
  using (true)
  with check (true);
create policy "volunteers, their guardians and outreach read waiver signatures" on public.waiver_signatures
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.waiver_signatures to authenticated;
grant select, insert on public.waiver_signatures to function_owner;
grant select, insert, update, delete on public.waiver_signatures to service_role;

grant update (user_id, signed_by) on public.waiver_signatures to function_owner;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.waiver_signatures FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
