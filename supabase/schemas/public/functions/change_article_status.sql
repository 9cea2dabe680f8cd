-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_article_status(wanted uuid, status public.article_status, publish_at timestamp with time zone DEFAULT NULL::timestamp with time zone, expire_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.article_status_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_article_status($1, $2, $3, $4)$function$;
grant execute on function public.change_article_status(wanted uuid, status public.article_status, publish_at timestamp with time zone, expire_at timestamp with time zone) to authenticated;
