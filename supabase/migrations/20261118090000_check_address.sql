-- A site that takes no gifts by card says where a check goes.

create or replace function private.giving_options() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'minCents', 100, 'maxCents', 2500000, 'feePercent', 2.9, 'feeFixedCents', 30, 'kitCents', s.kit_cost_cents,
    'legalName', coalesce(s.legal_name, s.name), 'ein', s.ein, 'address', s.postal_address,
    'presets', (
      select jsonb_agg(jsonb_build_object('cents', (p.kits * s.kit_cost_cents)::integer, 'does', p.does,
        'feeCents', private.covered_fee((p.kits * s.kit_cost_cents)::integer)) order by p.kits)
      from private.gift_presets p
    ))
  from public.site_settings s
$$;
