-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.article_words(article public.articles)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_array(article.title, article.summary, article.question, article.blocks, article.sources,
    article.lines_to_share)
$function$;
grant execute on function private.article_words(article public.articles) to function_owner;
