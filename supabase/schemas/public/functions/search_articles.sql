-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.search_articles(words text, status public.article_status DEFAULT NULL::public.article_status, kind public.article_kind DEFAULT NULL::public.article_kind, category uuid DEFAULT NULL::uuid, author uuid DEFAULT NULL::uuid, after_changed timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.articles
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET search_path TO ''
AS $function$begin return query select * from private.search_articles($1, $2, $3, $4, $5, $6, $7, $8); end$function$;
grant execute on function public.search_articles(words text, status public.article_status, kind public.article_kind, category uuid, author uuid, after_changed timestamp with time zone, after_id uuid, up_to integer) to authenticated;
