-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_staff_time(since timestamp with time zone, seen_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(since > now() - interval '12 hours' and seen_at > now() - interval '30 minutes', false);
end $function$;
grant execute on function private.is_staff_time(since timestamp with time zone, seen_at timestamp with time zone) to function_owner;
