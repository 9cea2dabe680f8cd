-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.similar_query(words text, locale text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with known as materialized (
    select distinct unnest(tsvector_to_array(d.vector)) as lexeme from (
      select d.vector from private.search_documents d
      where d.locale = similar_query.locale and d.kind in ('page', 'course', 'card', 'lesson', 'chapter', 'raffle')
      union all (
        select d.vector from private.search_documents d where d.locale = similar_query.locale and d.kind = 'event'
        order by d.id desc limit 1000
      )
    ) d
  )
  select case when bool_and(nearest is not null) then string_agg(quote_literal(nearest), ' & ')::tsquery end
  from unnest(tsvector_to_array(to_tsvector(private.search_config(locale), words))) as wanted
  left join lateral (
    select k.lexeme as nearest from known k
    where trigrams.similarity(k.lexeme, wanted) > 0.3
    -- People seldom mistype the first letter.
    order by trigrams.similarity(k.lexeme, wanted) desc, left(k.lexeme, 1) <> left(wanted, 1), k.lexeme limit 1
  ) as s on true
$function$;
grant execute on function private.similar_query(words text, locale text) to function_owner;
