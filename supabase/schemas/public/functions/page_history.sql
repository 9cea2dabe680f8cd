-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.page_history(page uuid)
 RETURNS TABLE(version integer, published_at timestamp with time zone, published_by_name text, note text, reviewer text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.page_history($1); end$function$;
grant execute on function public.page_history(page uuid) to authenticated;
