-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_roster(key text, since timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS TABLE(registration_id uuid, number integer, name text, code_hash text, party_size integer, status public.registration_status, is_walk_up boolean, people integer, checked_in_at timestamp with time zone, checked_in_by text, repeated_at timestamp with time zone, signature text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.check_in_roster($1, $2); end$function$;
comment on function public.check_in_roster(key text, since timestamp with time zone) is 'network-limit: 3000 per 600 seconds';
grant execute on function public.check_in_roster(key text, since timestamp with time zone) to anon, authenticated;
