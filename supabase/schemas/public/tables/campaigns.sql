-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.campaigns (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title text not null,
  text text not null,
  goal_cents integer not null,
  ends_on date,
  match_cents integer,
  matched_by text,
  is_published boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_slug_key UNIQUE (slug),
  constraint campaigns_check CHECK ((match_cents IS NULL) = (matched_by IS NULL)),
  constraint campaigns_goal_cents_check CHECK (goal_cents >= 10000 AND goal_cents <= 2000000000),
  constraint campaigns_match_cents_check CHECK (match_cents >= 100 AND match_cents <= 2000000000),
  constraint campaigns_matched_by_check CHECK (length(matched_by) >= 2 AND length(matched_by) <= 100 AND private.is_plain_line(matched_by)),
  constraint campaigns_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 60 AND slug !~ '^with-'::text AND (slug <> ALL (ARRAY['manage'::text, 'thanks'::text, 'test-card'::text, 'test-checkout'::text, 'receipts'::text, 'statements'::text, 'wall'::text]))),
  constraint campaigns_text_check CHECK (length(text) >= 10 AND length(text) <= 400),
  constraint campaigns_title_check CHECK (length(title) >= 2 AND length(title) <= 60 AND private.is_plain_line(title))
);

comment on table public.campaigns is 'class:public';
comment on column public.campaigns.ends_on is 'The last day, in the time zone of the organization; null without an end.';
comment on column public.campaigns.match_cents is 'A pool that adds a dollar to each dollar given, until it is used up.';
comment on column public.campaigns.matched_by is 'Who pays for the pool.';

CREATE INDEX campaigns_created ON public.campaigns USING btree (created_at, id);

alter table public.campaigns enable row level security;

create policy "finance adds campaigns" on public.campaigns
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['finance'::public.app_role]) AS is_staff));
create policy "finance changes campaigns" on public.campaigns
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['finance'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['finance'::public.app_role]) AS is_staff));
create policy "function owner reads campaigns" on public.campaigns
  for select to function_owner
  using (true);
create policy "function owner, for the trash: delete" on public.campaigns
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.campaigns
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.campaigns
  for update to function_owner
  using (true)
  with check (false);
create policy "members read published campaigns, finance all" on public.campaigns
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['finance'::public.app_role]) AS is_staff));
create policy "visitors read published campaigns" on public.campaigns
  for select to anon
  using (is_published);

grant select on public.campaigns to anon;
grant select on public.campaigns to authenticated;
grant select, insert, delete on public.campaigns to function_owner;
grant select, insert, update, delete on public.campaigns to service_role;

grant insert (slug, title, text, goal_cents, ends_on, match_cents, matched_by, is_published) on public.campaigns to authenticated;
grant update (slug, title, text, goal_cents, ends_on, match_cents, matched_by, is_published) on public.campaigns to authenticated;
grant update (id) on public.campaigns to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.campaigns FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('matched_by');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.campaigns;
