-- An article with health content is read by a clinician before visitors can, and so is each change of its words.

alter table public.articles
  add column has_health_content boolean not null default false,
  add column reviewer text check (private.is_text_of(to_jsonb(reviewer), 3, 120)),
  add column reviewed_on date,
  add constraint articles_review_check check ((reviewer is null) = (reviewed_on is null));
comment on column public.articles.has_health_content is 'A clinician reads the article before it is published.';
comment on column public.articles.reviewer is 'Who checked the medical facts of the current words; shown to readers.';

-- A review is no change of the text, so it makes no version.
create or replace function private.article_content(article public.articles) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(article) - '{id,kind,status,published_at,expires_at,minutes,public_from,public_until,created_at,updated_at}'::text[]
    - '{reviewer,reviewed_on}'::text[]
$$;

-- What a reviewer reads.
create function private.article_words(article public.articles) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(article.title, article.summary, article.question, article.blocks, article.sources,
    article.lines_to_share)
$$;
grant execute on function private.article_words(public.articles) to function_owner;

alter type public.article_save_outcome add value 'not-reviewed' after 'changed-meanwhile';
alter type public.article_status_outcome add value 'not-reviewed' after 'not-possible';
create type public.article_review_outcome as enum ('recorded', 'not-possible', 'invalid', 'unknown', 'not-allowed');

-- Records that a clinician has read the saved words of an article that is in review.
create function private.review_article(wanted uuid, reviewer text, reviewed_on date)
returns public.article_review_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
  last_saved date;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'review' then return 'not-possible'; end if;
  select (max(v.saved_at) at time zone 'UTC')::date into last_saved from public.article_versions v
    where v.article_id = wanted;
  -- It may still be the day before in the time zone of the reviewer.
  if $2 is null or $3 is null or $3 not between last_saved - 1 and current_date then return 'invalid'; end if;
  update public.articles a set reviewer = trim($2), reviewed_on = $3 where a.id = wanted;
  return 'recorded';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('review_article', '{authenticated}');

/* Changed words are no longer reviewed. Visitors see a change of a published article at once, so the form that saves it
   says who has read it. */
create or replace function private.save_article(wanted uuid, base_version integer, content jsonb)
returns public.article_save_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
  given public.articles;
  is_changed boolean;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if private.article_version(wanted) is distinct from $2 then return 'changed-meanwhile'; end if;
  given := jsonb_populate_record(held, content);
  given.blocks := private.with_frozen_figures(wanted, given.blocks);
  is_changed := private.article_words(given) <> private.article_words(held);
  if content ->> 'reviewer' is null then
    given.reviewer := case when not is_changed then held.reviewer end;
    given.reviewed_on := case when not is_changed then held.reviewed_on end;
  end if;
  if given.has_health_content and held.status in ('scheduled', 'published') and (is_changed or not held.has_health_content)
    and (given.reviewer is null or coalesce(given.reviewed_on not between current_date - 31 and current_date, true)) then
    return 'not-reviewed';
  end if;
  update public.articles a set slug = given.slug, title = given.title, summary = given.summary,
    title_lines = case when given.title = held.title or content ? 'title_lines' then given.title_lines end,
    category_id = given.category_id, author_id = given.author_id, tags = given.tags, color = given.color, art = given.art,
    picture_id = given.picture_id, question = given.question, place = given.place, blocks = given.blocks,
    sources = given.sources, lines_to_share = given.lines_to_share, checked_on = given.checked_on,
    has_health_content = given.has_health_content, reviewer = given.reviewer, reviewed_on = given.reviewed_on
  where a.id = wanted;
  perform private.discard_article_draft(wanted);
  return 'saved';
exception
  when unique_violation then return 'taken-slug';
  when foreign_key_violation then return 'missing-reference';
  when check_violation or not_null_violation or data_exception then return 'invalid';
end $$;

create or replace function private.change_article_status(
  wanted uuid, status public.article_status, publish_at timestamptz default null, expire_at timestamptz default null
) returns public.article_status_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
  published timestamptz;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if $2 = held.status and $2 not in ('scheduled', 'published')
    or $2 <> held.status and not private.may_follow(held.status, $2) then return 'not-possible'; end if;
  -- What visitors read already, and what waits for its time, has been through this check.
  if held.has_health_content and held.reviewer is null and $2 in ('scheduled', 'published')
    and held.status not in ('scheduled', 'published') then return 'not-reviewed'; end if;
  published := case $2 when 'scheduled' then publish_at
    when 'published' then least(coalesce(held.published_at, now()), now()) else held.published_at end;
  if $2 = 'scheduled' and coalesce(published <= now(), true) or $2 in ('scheduled', 'published') and expire_at <= greatest(published, now())
    then return 'past'; end if;
  update public.articles a set status = $2, published_at = published,
    expires_at = case when $2 = 'expired' then now() when $2 in ('scheduled', 'published') then expire_at end
  where a.id = wanted;
  return 'changed';
exception
  when check_violation then return 'incomplete';
end $$;
