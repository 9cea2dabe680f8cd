-- What the donate page offers and what a receipt states: costs, fees and the legal facts of the organization.

alter table public.site_settings
  add column legal_name text check (length(legal_name) between 1 and 160),
  add column ein text check (ein ~ '^[0-9]{2}-[0-9]{7}$'),
  add column deductibility text not null
    default 'No goods or services were provided in exchange for this gift.'
    check (length(deductibility) between 20 and 500),
  add column giving_time_zone text not null default 'America/Chicago'
    check (private.time_zone_label(giving_time_zone) is not null),
  add column kit_cost_cents integer not null default 3000 check (kit_cost_cents between 100 and 100000);
comment on column public.site_settings.legal_name is 'The name on receipts; null if it is the name of the site.';
comment on column public.site_settings.ein is 'The employer identification number on receipts.';
comment on column public.site_settings.deductibility is 'The sentence on receipts about goods and services, as the IRS asks for.';
comment on column public.site_settings.giving_time_zone is 'Decides on which day, and in which tax year, a gift was made.';
comment on column public.site_settings.kit_cost_cents is 'What one kit costs; the suggested gifts are multiples of it.';
update public.site_settings set ein = '00-0000000';

-- The amounts that the donate page suggests, in kits, with what each does.
create table private.gift_presets (
  kits numeric(5, 1) primary key check (kits > 0),
  does text not null check (length(does) between 1 and 30)
);
comment on table private.gift_presets is 'class:public';
alter table private.gift_presets enable row level security;
revoke all on private.gift_presets from public, anon, authenticated, service_role;
grant select on private.gift_presets to function_owner;
create policy "function owner reads gift presets" on private.gift_presets for select to function_owner using (true);
insert into private.gift_presets (kits, does) values
  (0.5, 'half a kit'), (1, 'one kit'), (2, 'two kits'), (4, 'a whole bar'), (10, 'a classroom');

-- What a card payment of this total costs: 2.9% and 30 cents.
create function private.card_fee(total_cents integer) returns integer language sql immutable set search_path = '' as $$
  select round(total_cents * 0.029 + 30)::integer
$$;

-- The smallest amount that covers the fee of the gift and of itself.
create function private.covered_fee(gift_cents integer) returns integer language sql immutable set search_path = '' as $$
  select total - gift_cents from (
    select floor((gift_cents + 30) / 0.971)::integer + step as total from generate_series(-1, 2) as step
  ) as candidates
  where total - private.card_fee(total) >= gift_cents order by total limit 1
$$;
grant execute on function private.card_fee(integer), private.covered_fee(integer) to function_owner;

create function private.giving_options() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'minCents', 100, 'maxCents', 2500000, 'feePercent', 2.9, 'feeFixedCents', 30, 'kitCents', s.kit_cost_cents,
    'legalName', coalesce(s.legal_name, s.name), 'ein', s.ein,
    'presets', (
      select jsonb_agg(jsonb_build_object('cents', (p.kits * s.kit_cost_cents)::integer, 'does', p.does,
        'feeCents', private.covered_fee((p.kits * s.kit_cost_cents)::integer)) order by p.kits)
      from private.gift_presets p
    ))
  from public.site_settings s
$$;
call private.publish_function('giving_options', '{anon, authenticated}');
