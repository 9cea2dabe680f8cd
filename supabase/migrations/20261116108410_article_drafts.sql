-- What editors are writing: each has an own draft of an article until it is saved, and nobody overwrites the other.

create table public.article_drafts (
  user_id uuid not null references auth.users (id) on delete cascade,
  article_id uuid not null references public.articles (id) on delete cascade,
  base_version integer not null check (base_version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  saved_at timestamptz not null default now(),
  primary key (user_id, article_id)
);
comment on table public.article_drafts is 'class:s2';
comment on column public.article_drafts.base_version is 'The version of the article that the draft started from.';
comment on column public.article_drafts.content is 'The fields of the form as typed, complete or not.';
create index article_drafts_article on public.article_drafts (article_id);
alter table public.article_drafts enable row level security;
grant select, insert, update, delete on public.article_drafts to service_role;
grant select, insert, update, delete on public.article_drafts to function_owner;
grant select on public.article_drafts to authenticated;
create policy "function owner manages article drafts" on public.article_drafts for all to function_owner
  using (true) with check (true);
create policy "editors read their own drafts" on public.article_drafts for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('editor')));

insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.article_drafts', 'Articles you are writing', 'user_id = $1',
    '[["article_id", "Article"], ["content", "Text"], ["saved_at", "Saved"]]', 'with_account');

create function private.article_version(article uuid) returns integer language sql stable set search_path = '' as $$
  select max(v.version) from public.article_versions v where v.article_id = article
$$;
grant execute on function private.article_version(uuid) to function_owner;

create type public.article_draft_outcome as enum ('kept', 'changed-meanwhile', 'invalid', 'unknown', 'not-allowed');

-- Keeps the caller's draft in any case, and says whether someone saved the article since, and who else has a draft.
create function private.keep_article_draft(article uuid, base_version integer, content jsonb)
returns table (outcome public.article_draft_outcome, others text[])
language plpgsql security definer set search_path = '' as $$
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.articles a where a.id = article) then 'unknown'
    when private.article_version(article) is distinct from $2 then 'changed-meanwhile' else 'kept' end;
  if outcome in ('kept', 'changed-meanwhile') then
    insert into public.article_drafts as d (user_id, article_id, base_version, content) values (private.caller_id(), $1, $2, $3)
    on conflict (user_id, article_id) do update
      set base_version = excluded.base_version, content = excluded.content, saved_at = now();
    others := array(select coalesce(p.display_name, 'Someone else')
      from public.article_drafts d left join public.profiles p on p.id = d.user_id
      where d.article_id = article and d.user_id <> private.caller_id() and d.saved_at > now() - interval '1 hour'
      order by d.saved_at desc limit 5);
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $$;
call private.publish_function('keep_article_draft', '{authenticated}');

create function private.discard_article_draft(article uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.article_drafts d where d.article_id = article and d.user_id = private.caller_id()
$$;
call private.publish_function('discard_article_draft', '{authenticated}');

create type public.article_save_outcome as enum (
  'saved', 'changed-meanwhile', 'taken-slug', 'missing-reference', 'invalid', 'unknown', 'not-allowed'
);

-- Adds a draft with an address made from the title.
create function private.create_article(kind public.article_kind, title text)
returns table (outcome public.article_save_outcome, article uuid)
language plpgsql security definer set search_path = '' as $$
declare
  free text := nullif(trim('-' from left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 60)), '');
begin
  outcome := 'not-allowed';
  if private.is_staff('editor') then
    if free is null or exists (select from public.articles a where a.kind = $1 and a.slug = free) then
      free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
    end if;
    insert into public.articles as a (kind, slug, title) values ($1, free, trim($2)) returning a.id into article;
    outcome := 'saved';
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $$;
call private.publish_function('create_article', '{authenticated}');

-- Saves the given columns, unless someone saved another version since `base_version`. The caller's draft is done then.
-- A new title loses the lines into which the former one was broken.
create function private.save_article(wanted uuid, base_version integer, content jsonb)
returns public.article_save_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if private.article_version(wanted) is distinct from $2 then return 'changed-meanwhile'; end if;
  update public.articles a set slug = g.slug, title = g.title, summary = g.summary,
    title_lines = case when g.title = held.title or content ? 'title_lines' then g.title_lines end,
    category_id = g.category_id, author_id = g.author_id, tags = g.tags, color = g.color, art = g.art,
    picture_id = g.picture_id, question = g.question, place = g.place, blocks = g.blocks, sources = g.sources,
    lines_to_share = g.lines_to_share, checked_on = g.checked_on
  from jsonb_populate_record(held, content) as g where a.id = wanted;
  perform private.discard_article_draft(wanted);
  return 'saved';
exception
  when unique_violation then return 'taken-slug';
  when foreign_key_violation then return 'missing-reference';
  when check_violation or not_null_violation or data_exception then return 'invalid';
end $$;
call private.publish_function('save_article', '{authenticated}');

-- Who saved which version, the newest first, for editors.
create function private.article_history(article uuid) returns table (version integer, saved_at timestamptz, saved_by_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select v.version, v.saved_at, p.display_name
    from public.article_versions v left join public.profiles p on p.id = v.saved_by
    where v.article_id = article and private.is_staff('editor')
    order by v.version desc limit 100;
end $$;
call private.publish_function('article_history', '{authenticated}');
