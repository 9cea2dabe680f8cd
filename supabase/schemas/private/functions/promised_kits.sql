-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.promised_kits()
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(sum(r.quantity), 0) from public.kit_requests r where r.status in ('requested', 'approved', 'packed')
$function$;
grant execute on function private.promised_kits() to function_owner;
