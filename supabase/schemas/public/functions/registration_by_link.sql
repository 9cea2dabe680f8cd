-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.registration_by_link(registration text)
 RETURNS TABLE(event text, title text, date_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer, has_room_seats boolean, has_online_seats boolean, place_in_line integer, offer_expires_at timestamp with time zone, ticket_code text, join_url text, join_instructions text, is_permission_missing boolean, reminded_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.registration_by_link($1); end$function$;
comment on function public.registration_by_link(registration text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.registration_by_link(registration text) to anon, authenticated;
