-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.similar_query(words text, locale text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET "pg_trgm.similarity_threshold" TO '0.4'
AS $function$
begin
  return (
    select case when bool_and(nearest is not null) then string_agg(nearest::text, ' & ')::tsquery end
    from unnest(tsvector_to_array(to_tsvector(private.search_config(locale), words))) as wanted
    left join lateral (
      select candidate.term as nearest from (
        select quote_literal(v.word)::tsquery as term from private.search_vocabulary v
        where v.locale = similar_query.locale and v.word operator(trigrams.%) wanted
        -- People seldom mistype the first letter.
        order by trigrams.similarity(v.word, wanted) desc, left(v.word, 1) <> left(wanted, 1), v.word limit 5
      ) as candidate
      where exists (select from private.search_documents d where d.vector @@ candidate.term) limit 1
    ) as s on true
  );
end $function$;
grant execute on function private.similar_query(words text, locale text) to function_owner;
