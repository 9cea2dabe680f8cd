-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.ticket(code text)
 RETURNS TABLE(event text, title text, date_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, address text, is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer, number integer, poster_color text, checked_in_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.ticket($1); end$function$;
comment on function public.ticket(code text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.ticket(code text) to anon, authenticated;
