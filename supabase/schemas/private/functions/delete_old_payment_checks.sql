-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_payment_checks()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with charges as (
    delete from private.test_payments p where p.paid_at < now() - interval '90 days' returning 1
  ), differences as (
    delete from public.payment_differences x where x.found_at < now() - interval '7 years 6 months' returning 1
  )
  select (select count(*) from charges) + (select count(*) from differences)
$function$;
alter function private.delete_old_payment_checks() owner to function_owner;
