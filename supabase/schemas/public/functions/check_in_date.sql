-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_date(key text)
 RETURNS TABLE(event text, title text, date_id uuid, label text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, link_ends_at timestamp with time zone, release_from timestamp with time zone, free integer, waiting integer, read_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.check_in_date($1); end$function$;
comment on function public.check_in_date(key text) is 'network-limit: 3000 per 600 seconds';
grant execute on function public.check_in_date(key text) to anon, authenticated;
