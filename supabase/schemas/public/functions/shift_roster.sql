-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.shift_roster(shift uuid)
 RETURNS TABLE(id uuid, name text, status public.signup_status, is_offered boolean, checked_in_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.shift_roster($1); end$function$;
grant execute on function public.shift_roster(shift uuid) to authenticated;
