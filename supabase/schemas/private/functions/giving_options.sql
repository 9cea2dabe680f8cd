-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.giving_options()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'minCents', 100, 'maxCents', 2500000, 'feePercent', 2.9, 'feeFixedCents', 30, 'kitCents', s.kit_cost_cents,
    'legalName', coalesce(s.legal_name, s.name), 'ein', s.ein,
    'presets', (
      select jsonb_agg(jsonb_build_object('cents', (p.kits * s.kit_cost_cents)::integer, 'does', p.does,
        'feeCents', private.covered_fee((p.kits * s.kit_cost_cents)::integer)) order by p.kits)
      from private.gift_presets p
    ))
  from public.site_settings s
$function$;
alter function private.giving_options() owner to function_owner;
grant execute on function private.giving_options() to anon, authenticated;
