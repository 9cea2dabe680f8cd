-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.supporter_page_totals(page uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('is_live', t.is_live, 'gift_cents', t.gift_cents, 'gifts', t.gifts)
    order by t.is_live), '[]')
  from private.supporter_page_totals t where t.page_id = page and t.gifts > 0
$function$;
grant execute on function private.supporter_page_totals(page uuid) to function_owner;
