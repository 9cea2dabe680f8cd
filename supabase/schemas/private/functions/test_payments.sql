-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.test_payments(since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'cents', p.cents, 'refunded_cents', p.refunded_cents,
    'currency', 'usd', 'paid_at', p.paid_at, 'donation', p.donation_id)), '[]')
  from private.test_payments p where p.paid_at >= $1
$function$;
alter function private.test_payments(since timestamp with time zone) owner to function_owner;
grant execute on function private.test_payments(since timestamp with time zone) to service_role;
