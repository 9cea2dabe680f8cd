-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.giving_options()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'minCents', 100, 'maxCents', 2500000, 'kitCents', s.kit_cost_cents,
    'fees', (
      select jsonb_object_agg(case when f.is_bank_debit then 'bank' else 'card' end,
        jsonb_build_object('percent', f.percent, 'fixedCents', f.fixed_cents, 'maxCents', f.max_cents))
      from private.payment_fees f),
    'legalName', coalesce(s.legal_name, s.name), 'ein', s.ein, 'address', s.postal_address,
    'presets', (
      select jsonb_agg(jsonb_build_object('cents', (p.kits * s.kit_cost_cents)::integer, 'does', p.does) order by p.kits)
      from private.gift_presets p
    ))
  from public.site_settings s
$function$;
alter function private.giving_options() owner to function_owner;
grant execute on function private.giving_options() to anon, authenticated;
