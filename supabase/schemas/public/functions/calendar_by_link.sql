-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.calendar_by_link(token text)
 RETURNS TABLE(date_id uuid, event text, title text, summary text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, address text, sequence integer, is_canceled boolean, status public.registration_status, join_url text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.calendar_by_link($1); end$function$;
comment on function public.calendar_by_link(token text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.calendar_by_link(token text) to anon, authenticated;
