-- Gifts of the demo people with the test provider: a few months, some repeating, one refunded and one declined. Inserted
-- without the functions that would send emails.

insert into public.campaigns (slug, title, text, goal_cents, ends_on, match_cents, matched_by, created_at)
values ('kits-for-winter', 'Kits for winter', 'Four hundred kits for shelters and night buses before the cold months. A kit is two doses, gloves and a card that says what to do.',
    1200000, (now() + interval '75 days')::date, 150000, 'Delta Freight', now() - interval '40 days'),
  ('trainer-sprays', 'Trainer sprays', 'Sprays without medicine, so that a whole class can practice. Each one lasts for years.',
    250000, null, null, null, now() - interval '120 days');

create temporary table demo_plan on commit drop as
  select gen_random_uuid() as id, p.*
  from (values (3, 'monthly', 3000, 5), (8, 'monthly', 1500, 3), (14, 'quarterly', 6000, 2), (20, 'monthly', 1000, 4))
    as p (n, frequency, cents, payments);
insert into public.subscriptions (id, user_id, donor_email, frequency, gift_cents, status, status_at, provider_id, created_at)
select s.id, p.id, lower(replace(p.name, ' ', '.')) || '@people.openairway.example', s.frequency::public.gift_frequency,
  s.cents, case when s.n = 20 then 'canceled' else 'active' end::public.subscription_status,
  now() - make_interval(days => s.n), 'sub_test_' || s.id,
  now() - make_interval(days => s.n, months => (s.payments - 1) * case s.frequency when 'quarterly' then 3 else 1 end)
from demo_plan s join demo_person p using (n);

create temporary table demo_gift on commit drop as
  select gen_random_uuid() as id, g.n, g.cents, g.fee, 'once' as frequency, null::uuid as plan, g.visibility, g.tribute,
    g.employer, now() - make_interval(days => g.days, hours => g.n) as made_at, g.refunded, g.is_paid
  from (values
    (1, 6000, 210, 2, 'full-name', null, null, 0, true),
    (2, 2500, 0, 4, 'first-name', null, 'Ozark Paper Mill', 0, true),
    (4, 10000, 0, 6, 'anonymous', null, null, 0, true),
    (5, 1500, 0, 9, 'first-name', null, null, 0, false),
    (6, 12000, 390, 13, 'full-name', 'Tomas Novak', null, 0, true),
    (7, 3000, 120, 17, 'full-name', null, null, 0, true),
    (9, 5000, 0, 21, 'first-name', null, null, 5000, true),
    (10, 30000, 0, 28, 'full-name', null, 'Delta Freight', 0, true),
    (11, 2000, 0, 34, 'anonymous', null, null, 0, true),
    (12, 6000, 0, 41, 'first-name', 'Ruth Fischer', null, 0, true),
    (15, 4000, 150, 52, 'full-name', null, null, 0, true),
    (17, 1000, 0, 63, 'anonymous', null, null, 0, true),
    (18, 25000, 0, 77, 'full-name', null, 'Ozark Paper Mill', 0, true),
    (21, 3000, 0, 96, 'first-name', null, null, 0, true),
    (23, 7500, 0, 118, 'full-name', null, null, 1500, true)
  ) as g (n, cents, fee, days, visibility, tribute, employer, refunded, is_paid)
  union all
  select gen_random_uuid(), s.n, s.cents, 0, s.frequency, s.id, case when s.n = 14 then 'full-name' else 'first-name' end,
    null, null, now() - make_interval(days => s.n,
      months => (payment - 1) * case s.frequency when 'quarterly' then 3 else 1 end), 0, true
  from demo_plan s, generate_series(1, s.payments) as payment
  union all
  select gen_random_uuid(), 0, 3000, 120, 'once', null, 'first-name', null, null, now() - interval '45 days', 0, true;

insert into public.donations (id, user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
  subscription_id, tribute_kind, tribute_name, employer, is_live, checkout_id, payment_id, invoice_id, failed_at, paid_at,
  refunded_cents, created_at, campaign_id, shows_amount)
select g.id, person.id, person.name, person.email, g.visibility::public.donor_visibility, g.cents, g.fee,
  g.frequency::public.gift_frequency, g.plan, case when g.tribute is not null then 'memory'::public.tribute_kind end,
  g.tribute, g.employer, false,
  case when g.plan is null or g.made_at < (select s.created_at from public.subscriptions s where s.id = g.plan) + interval '1 minute'
    then 'cs_test_' || g.id end, 'pi_test_' || g.id,
  case when g.plan is not null then 'in_test_' || g.id end,
  case when not g.is_paid then g.made_at + interval '2 minutes' end,
  case when g.is_paid then g.made_at + interval '2 minutes' end, g.refunded, g.made_at,
  case when g.plan is null then (select c.id from public.campaigns c where c.created_at < g.made_at and c.slug =
    case when g.n % 4 <> 0 and g.made_at > now() - interval '40 days' then 'kits-for-winter' when g.n % 3 = 0 then 'trainer-sprays' end) end,
  g.n % 2 = 0
from demo_gift g
join (
  select n, id, name, lower(replace(name, ' ', '.')) || '@people.openairway.example' as email from demo_person
  union all select 0, id, 'Maya Demo', 'member@openairway.example' from demo_account where part = 'member'
) as person using (n);

-- Two pages of supporters: one that visitors see, with gifts, and one that finance has not read yet.
insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents, review, created_at, changed_at)
select p.id, c.id, page.slug, p.name, page.title, page.story, page.cents, page.review::public.wall_review,
  now() - make_interval(days => page.days), now() - make_interval(days => page.days)
from (values
    (6, 'ten-kits-for-tomas', 'Ten kits for Tomas', 'My brother Tomas rode the night bus home from work for eleven years. I want ten of its drivers to carry a kit this winter. Every dollar helps, and so does taking the course.',
      30000, 'shown', 30),
    (10, 'freight-yard-kits', 'Kits for the freight yard', 'We drive all night, and help is often an hour away. I’m asking my shift to pay for kits in every break room between here and Memphis.',
      60000, 'held', 1)
  ) as page (n, slug, title, story, cents, review, days)
join demo_person p using (n) cross join public.campaigns c where c.slug = 'kits-for-winter';
update public.donations d set supporter_page_id = s.id
from demo_gift g, public.supporter_pages s
where g.id = d.id and g.n in (1, 2, 6, 7) and d.campaign_id = s.campaign_id and s.slug = 'ten-kits-for-tomas';

insert into private.test_payments (id, donation_id, cents, refunded_cents, paid_at)
select d.payment_id, d.id, d.total_cents, d.refunded_cents, d.paid_at
from public.donations d join demo_gift g on g.id = d.id where g.is_paid;

insert into public.refund_requests (donation_id, cents, refunded_after_cents, status, requested_by, requested_at, decided_at)
select d.id, d.refunded_cents, d.refunded_cents, 'approved', (select a.id from demo_account a where a.part = 'finance'),
  d.paid_at + interval '3 days', d.paid_at + interval '3 days'
from public.donations d join demo_gift g on g.id = d.id where g.refunded > 0;

-- A refunded gift has a second receipt, which replaces the first.
with issued as (
  select d.id, d.total_cents as cents, d.paid_at as issued_at, false as is_correction
  from public.donations d join demo_gift g on g.id = d.id where g.is_paid
  union all
  select d.id, d.total_cents - d.refunded_cents, d.paid_at + interval '3 days', true
  from public.donations d join demo_gift g on g.id = d.id where g.refunded > 0
), numbered as (
  select *, row_number() over (order by issued_at, id)::integer as number from issued
)
insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on,
  legal_name, ein, address, deductibility, is_live, issued_at, replaces)
select n.number, private.new_code(), d.id, d.user_id, d.donor_name, d.donor_email, n.cents,
  (d.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name), s.ein, s.postal_address,
  s.deductibility, false, n.issued_at,
  case when n.is_correction then (select f.number from numbered f where f.id = n.id and not f.is_correction) end
from numbered n join public.donations d on d.id = n.id cross join public.site_settings s order by n.number;
update private.receipt_numbers set last_number = (select coalesce(max(number), 0) from public.receipts);
