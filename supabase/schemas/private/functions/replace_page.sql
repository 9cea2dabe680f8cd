-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.replace_page(draft public.page_drafts, note text, publisher uuid)
 RETURNS public.page_publish_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.pages;
  problem public.page_publish_outcome;
  last public.page_publications;
begin
  select p.* into held from public.pages p where p.id = draft.page_id for update;
  problem := private.page_draft_problem(draft, held);
  if problem is not null then return problem; end if;
  select p.* into last from public.page_publications p where p.page_id = held.id order by p.version desc limit 1;
  if last.content is distinct from private.page_text(held) then
    insert into public.page_publications (page_id, version, content, published_at)
      values (held.id, coalesce(last.version, 0) + 1, private.page_text(held), held.updated_at) returning * into last;
  end if;
  update public.pages p set title = g.title, description = g.description, lead = g.lead, background = g.background,
    sections = g.sections
    from jsonb_populate_record(null::public.pages, private.without_section_ids(draft.content)) g where p.id = held.id
    returning p.* into held;
  insert into public.page_publications (page_id, version, content, note, reviewer, reviewed_on, published_by)
    values (held.id, last.version + 1, private.page_text(held), $2, draft.reviewer, draft.reviewed_on, $3);
  delete from public.page_drafts d where d.page_id = held.id;
  return 'published';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
grant execute on function private.replace_page(draft public.page_drafts, note text, publisher uuid) to function_owner;
