-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_still_taken(taken_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select taken_at > now() - interval '1 day'
$function$;
grant execute on function private.is_still_taken(taken_at timestamp with time zone) to authenticated, function_owner;
