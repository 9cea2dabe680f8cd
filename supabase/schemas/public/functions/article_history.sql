-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.article_history(article uuid)
 RETURNS TABLE(version integer, saved_at timestamp with time zone, saved_by_name text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.article_history($1); end$function$;
grant execute on function public.article_history(article uuid) to authenticated;
