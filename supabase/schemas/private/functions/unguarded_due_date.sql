-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.unguarded_due_date(since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(since + interval '90 days', now() + interval '30 days')
$function$;
grant execute on function private.unguarded_due_date(since timestamp with time zone) to function_owner;
