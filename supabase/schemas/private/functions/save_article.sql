-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_article(wanted uuid, base_version integer, content jsonb)
 RETURNS public.article_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    picture_id = g.picture_id, question = g.question, place = g.place,
    blocks = private.with_frozen_figures(wanted, g.blocks), sources = g.sources,
    lines_to_share = g.lines_to_share, checked_on = g.checked_on
  from jsonb_populate_record(held, content) as g where a.id = wanted;
  perform private.discard_article_draft(wanted);
  return 'saved';
exception
  when unique_violation then return 'taken-slug';
  when foreign_key_violation then return 'missing-reference';
  when check_violation or not_null_violation or data_exception then return 'invalid';
end $function$;
alter function private.save_article(wanted uuid, base_version integer, content jsonb) owner to function_owner;
grant execute on function private.save_article(wanted uuid, base_version integer, content jsonb) to authenticated;
