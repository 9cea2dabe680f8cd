-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.supporter_page_totals(page uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('is_live', t.is_live, 'gift_cents', t.cents, 'gifts', t.gifts)), '[]')
  from (
    select coalesce(d.is_live, false) as is_live, sum(private.counted_cents(d)) as cents, count(*) as gifts
    from public.donations d where d.supporter_page_id = page and d.status = 'succeeded' group by 1
  ) as t
$function$;
grant execute on function private.supporter_page_totals(page uuid) to function_owner;
