-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_page_to_search(page public.pages)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  words text[] := array[page.lead, page.description] || private.content_passages(page.sections);
  legal record;
begin
  perform private.remove_page_from_search(page.locale, page.path);
  for legal in
    -- The search reads sections by their kind, which those of legal texts do not have.
    select t.version, case when t.version = 1 then '-infinity' else t.effective_from end as starts,
      (select jsonb_agg(s || '{"kind": "text"}') from jsonb_array_elements(t.sections) s) as sections,
      coalesce(lead(t.effective_from) over (order by t.version), 'infinity') as ends
    from public.policy_texts t where '/' || t.kind = page.path and t.locale = page.locale
  loop
    continue when legal.ends <= now();
    perform private.index_document('page', md5(page.locale || page.path || legal.version)::uuid, page.locale, page.path,
      page.title, words || private.content_passages(legal.sections),
      public_from => legal.starts, public_until => legal.ends);
  end loop;
  if not found then
    perform private.index_document('page', md5(page.locale || page.path)::uuid, page.locale, page.path, page.title, words);
  end if;
end $function$;
grant execute on function private.add_page_to_search(page public.pages) to function_owner;
