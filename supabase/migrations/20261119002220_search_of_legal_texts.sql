-- The search finds the words of a legal text from the moment it is in force, and those of the version before until then.

-- The documents of a page: one, or one for each version of its legal text that is or will be in force.
create or replace function private.add_page_to_search(page public.pages) returns void
language plpgsql set search_path = '' as $$
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
end $$;

create function private.remove_page_from_search(locale text, path text) returns void
language sql set search_path = '' as $$
  select private.remove_documents(source) from (
    select md5($1 || $2)::uuid union all
    select md5($1 || $2 || t.version)::uuid from public.policy_texts t where '/' || t.kind = $2 and t.locale = $1
  ) as documents (source)
$$;
grant execute on function private.remove_page_from_search(text, text) to function_owner;

create or replace function private.index_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.remove_page_from_search(old.locale, old.path); end if;
  if tg_op = 'DELETE' then return null; end if;
  perform private.add_page_to_search(new);
  return null;
end $$;

select private.add_page_to_search(p) from public.pages p
  where exists (select from public.policy_texts t where '/' || t.kind = p.path and t.locale = p.locale);
