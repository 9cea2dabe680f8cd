-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_content(words text, locale text DEFAULT 'en'::text)
 RETURNS TABLE(match public.search_match, kind text, path text, title text, course text, excerpt text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given text := array_to_string((regexp_split_to_array(trim(left(words, 100)), '\s+'))[1:8], ' ');
  wanted tsquery := private.search_query(given, locale);
  some_words tsquery := replace(wanted::text, '&', '|')::tsquery;
begin
  if numnode(wanted) = 0 then return; end if;
  return query select 'all'::public.search_match, h.* from private.search_hits(wanted, locale) h;
  if found then return; end if;
  return query select 'similar'::public.search_match, h.*
    from private.search_hits(private.similar_query(given, locale), locale) h;
  if found or some_words = wanted then return; end if;
  return query select 'some'::public.search_match, h.* from private.search_hits(some_words, locale) h;
end $function$;
alter function private.search_content(words text, locale text) owner to function_owner;
grant execute on function private.search_content(words text, locale text) to anon, authenticated;
