-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.chapter_members (
  id uuid not null default gen_random_uuid(),
  chapter_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  removal_reason text,
  constraint chapter_members_pkey PRIMARY KEY (id),
  constraint chapter_members_user_id_chapter_id_key UNIQUE (user_id, chapter_id),
  constraint chapter_members_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE CASCADE,
  constraint chapter_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint chapter_members_check CHECK ((removed_at IS NULL) = (removal_reason IS NULL)),
  constraint chapter_members_removal_reason_check CHECK (length(removal_reason) >= 5 AND length(removal_reason) <= 500)
);

comment on table public.chapter_members is 'class:s2';
comment on column public.chapter_members.removed_at is 'Leads removed the member, who cannot join again until they allow it.';
comment on column public.chapter_members.removal_reason is 'From the leads to the member.';

CREATE INDEX chapter_members_chapter ON public.chapter_members USING btree (chapter_id, joined_at, id);

alter table public.chapter_members enable row level security;

create policy "function owner manages chapter members" on public.chapter_members
  for all to function_owner
  using (true)
  with check (true);
create policy "members, their guardians and outreach read chapter members" on public.chapter_members
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.chapter_members to authenticated;
grant select, insert, delete on public.chapter_members to function_owner;
grant select, insert, update, delete on public.chapter_members to service_role;

grant update (joined_at, removed_at, removal_reason) on public.chapter_members to function_owner;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.chapter_members FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.chapter_members FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
