-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.register_for_event(dates uuid[], channel public.event_channel, party_size integer, answers jsonb DEFAULT '{}'::jsonb, name text DEFAULT NULL::text, email text DEFAULT NULL::text)
 RETURNS TABLE(date_id uuid, outcome public.registration_outcome, registration_id uuid)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('events') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return query select * from private.register_for_event($1, $2, $3, $4, $5, $6); end$function$;
comment on function public.register_for_event(dates uuid[], channel public.event_channel, party_size integer, answers jsonb, name text, email text) is 'network-limit: 1000 per 600 seconds';
grant execute on function public.register_for_event(dates uuid[], channel public.event_channel, party_size integer, answers jsonb, name text, email text) to anon, authenticated;
