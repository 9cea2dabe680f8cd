-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.supporter_pages (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  campaign_id uuid not null,
  slug text not null,
  name text not null,
  title text not null,
  story text not null,
  goal_cents integer not null,
  review public.wall_review not null default 'held'::public.wall_review,
  note text,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint supporter_pages_pkey PRIMARY KEY (id),
  constraint supporter_pages_slug_key UNIQUE (slug),
  constraint supporter_pages_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE,
  constraint supporter_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint supporter_pages_goal_cents_check CHECK (goal_cents >= 2500 AND goal_cents <= 10000000),
  constraint supporter_pages_name_check CHECK (length(name) >= 2 AND length(name) <= 60 AND private.is_plain_name(name)),
  constraint supporter_pages_note_check CHECK (length(note) >= 2 AND length(note) <= 500),
  constraint supporter_pages_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) >= 3 AND length(slug) <= 40),
  constraint supporter_pages_story_check CHECK (length(story) >= 20 AND length(story) <= 600),
  constraint supporter_pages_title_check CHECK (length(title) >= 2 AND length(title) <= 60 AND private.is_plain_line(title))
);

comment on table public.supporter_pages is 'class:s2';
comment on column public.supporter_pages.slug is 'Comes after /donate/with- in the address of the page.';
comment on column public.supporter_pages.name is 'Who asks for gifts, as the page names them.';
comment on column public.supporter_pages.review is 'Whether visitors see the page: held ones wait for finance.';
comment on column public.supporter_pages.note is 'From finance to the owner: why the page is not shown.';

alter table public.supporter_pages alter column review set (n_distinct=3);

CREATE INDEX supporter_pages_campaign ON public.supporter_pages USING btree (campaign_id, created_at);
CREATE INDEX supporter_pages_created ON public.supporter_pages USING btree (created_at, id);
CREATE INDEX supporter_pages_held ON public.supporter_pages USING btree (created_at, id) WHERE (review = 'held'::public.wall_review);
CREATE INDEX supporter_pages_hidden ON public.supporter_pages USING btree (created_at, id) WHERE (review = 'hidden'::public.wall_review);
CREATE INDEX supporter_pages_owner ON public.supporter_pages USING btree (user_id, created_at);
CREATE INDEX supporter_pages_shown ON public.supporter_pages USING btree (created_at, id) WHERE (review = 'shown'::public.wall_review);
CREATE INDEX supporter_pages_shown_of_campaign ON public.supporter_pages USING btree (campaign_id, created_at DESC, id DESC) WHERE (review = 'shown'::public.wall_review);

alter table public.supporter_pages enable row level security;

create policy "function owner manages supporter pages" on public.supporter_pages
  for all to function_owner
  using (true)
  with check (true);
create policy "owners read their own supporter pages, finance all" on public.supporter_pages
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));

grant select on public.supporter_pages to authenticated;
grant select, insert, delete on public.supporter_pages to function_owner;
grant select, insert, update, delete on public.supporter_pages to service_role;

grant update (user_id, slug, name, title, story, goal_cents, review, note, changed_at) on public.supporter_pages to function_owner;

CREATE TRIGGER add_supporter_page_totals AFTER INSERT ON public.supporter_pages FOR EACH ROW EXECUTE FUNCTION private.add_supporter_page_totals();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.supporter_pages FOR EACH ROW WHEN ((old.review = 'held'::public.wall_review)) EXECUTE FUNCTION private.note_inbox_change('supporter-pages', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.supporter_pages FOR EACH ROW WHEN ((new.review = 'held'::public.wall_review)) EXECUTE FUNCTION private.note_inbox_change('supporter-pages', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.supporter_pages FOR EACH ROW WHEN (((old.review = 'held'::public.wall_review) OR (new.review = 'held'::public.wall_review))) EXECUTE FUNCTION private.note_inbox_change('supporter-pages', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.supporter_pages FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.supporter_pages FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
