-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.member_registrations(member uuid, is_past boolean DEFAULT false, after_start timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS TABLE(id uuid, event text, title text, poster_color text, date_id uuid, starts_at timestamp with time zone, time_zone text, place text, city text, is_date_canceled boolean, status public.registration_status, channel public.event_channel, party_size integer, place_in_line integer, offer_expires_at timestamp with time zone, ticket_code text, slip_id uuid, is_permission_missing boolean, is_guardian_reminded boolean, has_recap boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.member_registrations($1, $2, $3, $4, $5); end$function$;
grant execute on function public.member_registrations(member uuid, is_past boolean, after_start timestamp with time zone, after_id uuid, up_to integer) to authenticated;
