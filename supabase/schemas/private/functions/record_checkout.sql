-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_checkout(donation uuid, checkout_id text, is_live boolean)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with changed as (
    update public.donations d set checkout_id = $2, is_live = $3
    where d.id = $1 and d.status in ('created', 'failed') returning 1
  )
  select exists (select from changed)
$function$;
alter function private.record_checkout(donation uuid, checkout_id text, is_live boolean) owner to function_owner;
grant execute on function private.record_checkout(donation uuid, checkout_id text, is_live boolean) to service_role;
