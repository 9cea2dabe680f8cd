-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_query(words text, locale text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select ts_rewrite(
    case when words ~ '"|(^|\s)-|\mor\M' then exact else exact || coalesce(prefixes, exact) end,
    'select target, substitute from private.search_synonyms')
  from private.search_config(locale) as config,
    websearch_to_tsquery(config, words) as exact,
    lateral (
      select string_agg(term::text, ' & ')::tsquery as prefixes
      from regexp_split_to_table(lower(words), '[^[:alnum:]]+') as word, to_tsquery(config, word || ':*') as term
      where length(word) > 2 and numnode(term) > 0
    ) as p
$function$;
grant execute on function private.search_query(words text, locale text) to function_owner;
