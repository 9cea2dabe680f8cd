-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.imported_gift_now(record uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('digest', md5(to_jsonb(d)::text))
    || case when exists (select from public.receipts r where r.donation_id = d.id)
      then '{"kept": "has-receipt"}' else '{}' end::jsonb
  from public.donations d where d.id = record
$function$;
grant execute on function private.imported_gift_now(record uuid) to function_owner;
