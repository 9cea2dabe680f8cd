-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.articles (
  id uuid not null default gen_random_uuid(),
  kind public.article_kind not null,
  locale text not null default 'en'::text,
  slug text not null,
  status public.article_status not null default 'draft'::public.article_status,
  published_at timestamp with time zone,
  expires_at timestamp with time zone,
  title text not null,
  title_lines jsonb,
  summary text not null default ''::text,
  category_id uuid,
  author_id uuid,
  tags text[] not null default '{}'::text[],
  color text not null default 'mint'::text,
  art text,
  picture_id uuid,
  question text,
  place text,
  blocks jsonb not null default '[]'::jsonb,
  sources jsonb not null default '[]'::jsonb,
  lines_to_share text[] not null default '{}'::text[],
  checked_on date,
  minutes integer generated always as (private.reading_minutes(blocks)) stored not null,
  public_from timestamp with time zone generated always as (
CASE
    WHEN status = ANY (ARRAY['scheduled'::public.article_status, 'published'::public.article_status]) THEN published_at
    ELSE NULL::timestamp with time zone
END) stored,
  public_until timestamp with time zone generated always as (COALESCE(expires_at, 'infinity'::timestamp with time zone)) stored not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  has_health_content boolean not null default false,
  reviewer text,
  reviewed_on date,
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_kind_slug_key UNIQUE (kind, slug),
  constraint articles_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.authors(id),
  constraint articles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.article_categories(id),
  constraint articles_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id),
  constraint articles_art_check CHECK (art = ANY (ARRAY['snack-drawer'::text, 'hip-pack'::text])),
  constraint articles_blocks_check CHECK (private.are_article_blocks(blocks)),
  constraint articles_check CHECK (expires_at > published_at),
  constraint articles_check1 CHECK ((status = ANY (ARRAY['draft'::public.article_status, 'review'::public.article_status])) OR published_at IS NOT NULL AND blocks <> '[]'::jsonb AND length(summary) >= 20),
  constraint articles_check2 CHECK (kind = 'blog'::public.article_kind OR num_nonnulls(category_id, author_id, question) = 0),
  constraint articles_check3 CHECK (kind = 'press'::public.article_kind OR (status = ANY (ARRAY['draft'::public.article_status, 'review'::public.article_status])) OR num_nulls(category_id, author_id) = 0),
  constraint articles_color_check CHECK (color = ANY (ARRAY['mint'::text, 'air'::text, 'butter'::text, 'marigold'::text])),
  constraint articles_lines_to_share_check CHECK (cardinality(lines_to_share) <= 6 AND private.are_short_texts(lines_to_share, 120)),
  constraint articles_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint articles_place_check CHECK (length(place) >= 2 AND length(place) <= 80 AND place !~ '[[:cntrl:]]'::text),
  constraint articles_question_check CHECK (length(question) >= 10 AND length(question) <= 120 AND question !~ '[[:cntrl:]]'::text),
  constraint articles_review_check CHECK ((reviewer IS NULL) = (reviewed_on IS NULL)),
  constraint articles_reviewer_check CHECK (private.is_text_of(to_jsonb(reviewer), 3, 120)),
  constraint articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80),
  constraint articles_sources_check CHECK (private.are_sources(sources, true)),
  constraint articles_summary_check CHECK (length(summary) <= 300 AND summary !~ '[[:cntrl:]]'::text),
  constraint articles_tags_check CHECK (cardinality(tags) <= 10 AND private.are_short_texts(tags, 40) AND array_to_string(tags, ','::text) ~ '^([a-z0-9]+(-[a-z0-9]+)*(,|$))*$'::text),
  constraint articles_title_check CHECK (length(title) >= 3 AND length(title) <= 120 AND title !~ '[[:cntrl:]]'::text),
  constraint articles_title_lines_check CHECK (title_lines IS NULL OR private.are_title_lines(title_lines))
);

comment on table public.articles is 'class:public';
comment on column public.articles.published_at is 'When it was, or for a scheduled article will be, published.';
comment on column public.articles.title_lines is '{wide, phone}: how the title breaks into lines when it is set large.';
comment on column public.articles.question is 'A reader''s question that the article answers, shown on the blog.';
comment on column public.articles.place is 'Where a press release is from.';
comment on column public.articles.sources is 'Those that the text cites as [^S1], by their id.';
comment on column public.articles.lines_to_share is 'Sentences that readers can copy.';
comment on column public.articles.checked_on is 'When its facts were last compared with the sources.';
comment on column public.articles.minutes is 'Reading time.';
comment on column public.articles.public_from is 'When visitors can read it, to the instant; the status follows within a minute. Null for an article that is not to appear.';
comment on column public.articles.public_until is 'From then on visitors can no longer read it.';
comment on column public.articles.has_health_content is 'A clinician reads the article before it is published.';
comment on column public.articles.reviewer is 'Who checked the medical facts of the current words; shown to readers.';

alter table public.articles alter column kind set (n_distinct=2);
alter table public.articles alter column status set (n_distinct=5);

CREATE INDEX articles_asked ON public.articles USING btree (published_at, id) WHERE ((public_from IS NOT NULL) AND (question IS NOT NULL));
CREATE INDEX articles_author ON public.articles USING btree (author_id);
CREATE INDEX articles_blog ON public.articles USING btree (published_at, id) WHERE ((kind = 'blog'::public.article_kind) AND (public_from IS NOT NULL));
CREATE INDEX articles_by_review ON public.articles USING btree (reviewed_on) WHERE ((status = 'published'::public.article_status) AND has_health_content);
CREATE INDEX articles_by_status ON public.articles USING btree (status, published_at);
CREATE INDEX articles_category ON public.articles USING btree (category_id);
CREATE INDEX articles_changed ON public.articles USING btree (updated_at DESC, id);
CREATE INDEX articles_draft ON public.articles USING btree (updated_at DESC, id) WHERE (status = 'draft'::public.article_status);
CREATE INDEX articles_ending ON public.articles USING btree (public_until) WHERE (public_from IS NOT NULL);
CREATE INDEX articles_expired ON public.articles USING btree (updated_at DESC, id) WHERE (status = 'expired'::public.article_status);
CREATE INDEX articles_in_category ON public.articles USING btree (category_id, published_at, id) INCLUDE (public_from, public_until) WHERE (public_from IS NOT NULL);
CREATE INDEX articles_in_review ON public.articles USING btree (updated_at DESC, id) WHERE (status = 'review'::public.article_status);
CREATE INDEX articles_picture ON public.articles USING btree (picture_id);
CREATE INDEX articles_press ON public.articles USING btree (published_at, id) WHERE ((kind = 'press'::public.article_kind) AND (public_from IS NOT NULL));
CREATE INDEX articles_public ON public.articles USING btree (public_from, public_until);
CREATE INDEX articles_published ON public.articles USING btree (kind, published_at, id) WHERE (public_from IS NOT NULL);
CREATE INDEX articles_scheduled ON public.articles USING btree (updated_at DESC, id) WHERE (status = 'scheduled'::public.article_status);
CREATE INDEX articles_tags ON public.articles USING gin (tags) WHERE (public_from IS NOT NULL);
CREATE INDEX articles_title ON public.articles USING gin (title trigrams.gin_trgm_ops);
CREATE INDEX articles_with_status_published ON public.articles USING btree (updated_at DESC, id) WHERE (status = 'published'::public.article_status);

alter table public.articles enable row level security;

create policy "function owner manages articles" on public.articles
  for all to function_owner
  using (true)
  with check (true);
create policy "members read published articles, editors all" on public.articles
  for select to authenticated
  using (public_from <= now() AND public_until > now() OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]));
create policy "visitors read published articles" on public.articles
  for select to anon
  using (public_from <= now() AND public_until > now());

grant select on public.articles to anon;
grant select on public.articles to authenticated;
grant select, insert, update, delete on public.articles to function_owner;
grant select, insert, update, delete on public.articles to service_role;

grant update (id) on public.articles to function_owner;

CREATE TRIGGER add_article_tags AFTER INSERT OR UPDATE OF tags ON public.articles FOR EACH ROW EXECUTE FUNCTION private.add_article_tags();
CREATE TRIGGER check_article_state BEFORE UPDATE OF status ON public.articles FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.check_article_state();
CREATE TRIGGER index_article AFTER UPDATE OF locale, kind, slug, title, summary, blocks, status, published_at, expires_at ON public.articles FOR EACH ROW WHEN (((((((((old.locale IS DISTINCT FROM new.locale) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.slug IS DISTINCT FROM new.slug)) OR (old.title IS DISTINCT FROM new.title)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.blocks IS DISTINCT FROM new.blocks)) OR (old.public_from IS DISTINCT FROM new.public_from)) OR (old.public_until IS DISTINCT FROM new.public_until))) EXECUTE FUNCTION private.index_article();
CREATE TRIGGER index_new_article AFTER INSERT OR DELETE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.index_article();
CREATE TRIGGER list_article_pictures AFTER INSERT OR UPDATE OF blocks ON public.articles FOR EACH ROW EXECUTE FUNCTION private.list_article_pictures();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.articles FOR EACH ROW WHEN ((old.status = 'review'::public.article_status)) EXECUTE FUNCTION private.note_inbox_change('articles', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.articles FOR EACH ROW WHEN ((new.status = 'review'::public.article_status)) EXECUTE FUNCTION private.note_inbox_change('articles', 'id');
CREATE TRIGGER note_inbox_review AFTER UPDATE OF reviewed_on ON public.articles FOR EACH ROW WHEN (((old.reviewed_on < (CURRENT_DATE - 335)) AND (new.reviewed_on IS DISTINCT FROM old.reviewed_on))) EXECUTE FUNCTION private.note_inbox_change('articles', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.articles FOR EACH ROW WHEN (((old.status = 'review'::public.article_status) OR (new.status = 'review'::public.article_status))) EXECUTE FUNCTION private.note_inbox_change('articles', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER redirect_article AFTER UPDATE OF kind, slug ON public.articles FOR EACH ROW WHEN (((old.kind IS DISTINCT FROM new.kind) OR (old.slug IS DISTINCT FROM new.slug))) EXECUTE FUNCTION private.redirect_article();
CREATE TRIGGER redirect_new_article AFTER INSERT ON public.articles FOR EACH ROW EXECUTE FUNCTION private.redirect_article();
CREATE TRIGGER save_article_version AFTER INSERT OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.save_article_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.articles;
