-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.similar_query(words text, locale text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when bool_and(nearest is not null) then string_agg(quote_literal(nearest), ' & ')::tsquery end
  from unnest(tsvector_to_array(to_tsvector(private.search_config(locale), words))) as wanted
  left join lateral (
    select v.word as nearest from private.search_vocabulary v
    where v.locale = similar_query.locale and v.word operator(trigrams.%) wanted
    -- People seldom mistype the first letter.
    order by trigrams.similarity(v.word, wanted) desc, left(v.word, 1) <> left(wanted, 1), v.word limit 1
  ) as s on true
$function$;
grant execute on function private.similar_query(words text, locale text) to function_owner;
