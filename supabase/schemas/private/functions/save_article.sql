-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_article(wanted uuid, base_version integer, content jsonb)
 RETURNS public.article_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.save_article(wanted uuid, base_version integer, content jsonb) owner to function_owner;
grant execute on function private.save_article(wanted uuid, base_version integer, content jsonb) to authenticated;
