-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_previews (
  id uuid not null default gen_random_uuid(),
  article_id uuid not null,
  key_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint article_previews_pkey PRIMARY KEY (id),
  constraint article_previews_key_hash_key UNIQUE (key_hash),
  constraint article_previews_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_previews_check CHECK (expires_at >= created_at AND expires_at <= (created_at + '30 days'::interval))
);

comment on table public.article_previews is 'class:s2';
comment on column public.article_previews.key_hash is 'class:secret';

CREATE INDEX article_previews_article ON public.article_previews USING btree (article_id, created_at);
CREATE INDEX article_previews_expiring ON public.article_previews USING btree (expires_at);

alter table public.article_previews enable row level security;

create policy "editors read article previews" on public.article_previews
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]));
create policy "function owner manages article previews" on public.article_previews
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on public.article_previews to function_owner;
grant select, insert, update, delete on public.article_previews to service_role;

grant select (id, article_id, created_at, expires_at, revoked_at) on public.article_previews to authenticated;
grant update (id, revoked_at) on public.article_previews to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.article_previews FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
