-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_kit_addresses()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with forgotten as (
    update public.kit_requests set full_name = null, street = null, city = null, zip = null
    where status in ('shipped', 'delivered') and changed_at < now() - interval '90 days' and street is not null
    returning 1
  )
  select count(*) from forgotten
$function$;
alter function private.delete_old_kit_addresses() owner to function_owner;
