-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_query(words text, locale text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  config regconfig := private.search_config(locale);
  exact tsquery := ts_rewrite(websearch_to_tsquery(config, words), 'select target, substitute from public.search_synonyms');
  near tsquery := private.on_newest_shelves(exact);
  parts text[] := array(select m[1] from regexp_matches(lower(words), '[[:alnum:]]{3,}', 'g') as m);
  unfinished tsquery;
begin
  if words ~ '"|(^|\s)-|\mor\M'
    or (select count(*) from (select from private.search_documents d where d.vector @@ near limit 21) as hits) = 21
  then return exact; end if;
  select string_agg(term::text, ' & ')::tsquery into unfinished
    from unnest(parts) with ordinality as p (word, n),
      to_tsquery(config, word || case n when cardinality(parts) then ':*' else '' end) as term
    where numnode(term) > 0;
  return exact || coalesce(unfinished, exact);
end $function$;
grant execute on function private.search_query(words text, locale text) to function_owner;
