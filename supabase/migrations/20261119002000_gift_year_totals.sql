-- What a donor gave in each year is kept, so that the page of their gifts costs the same with ten gifts and ten thousand.

create table private.gift_year_totals (
  donor text,
  year integer,
  is_live boolean,
  cents bigint not null,
  gifts integer not null,
  primary key (donor, year, is_live)
);
comment on table private.gift_year_totals is 'class:s2';
comment on column private.gift_year_totals.donor is
  'The id of a member, or an address in lower case: donors read their gifts in an account or by the link of an email.';
comment on column private.gift_year_totals.cents is 'Receipts that no other one replaced, without gifts in kind.';
alter table private.gift_year_totals enable row level security;
revoke all on private.gift_year_totals from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.gift_year_totals to function_owner;
grant select, delete on private.gift_year_totals to service_role;
create policy "function owner manages totals of donors" on private.gift_year_totals for all to function_owner
  using (true) with check (true);
create policy "the erasure reads and deletes totals of donors" on private.gift_year_totals for all to service_role
  using (true) with check (true);
insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('private.gift_year_totals', 'What you gave in each year', 'donor in ($1::text, lower($2))',
    'Sums of the receipts, which the export contains.', 'delete');

-- One row that becomes empty is deleted, so that no address stays after its receipts are erased.
create function private.change_gift_year(of_donor text, in_year integer, live boolean, by_cents bigint, by_gifts integer)
returns void language plpgsql set search_path = '' as $$
begin
  if by_gifts > 0 then
    insert into private.gift_year_totals as t (donor, year, is_live, cents, gifts)
      values (of_donor, in_year, live, by_cents, by_gifts)
      on conflict (donor, year, is_live) do update set cents = t.cents + excluded.cents, gifts = t.gifts + excluded.gifts;
    return;
  end if;
  update private.gift_year_totals t set cents = t.cents + by_cents, gifts = t.gifts + by_gifts
    where t.donor = of_donor and t.year = in_year and t.is_live = live;
  delete from private.gift_year_totals t
    where t.donor = of_donor and t.year = in_year and t.is_live = live and t.gifts = 0;
end $$;
grant execute on function private.change_gift_year(text, integer, boolean, bigint, integer) to function_owner;

-- A receipt that replaces an earlier one counts in its place. The lock keeps the earlier one with its donor until then.
create function private.count_new_receipts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.receipts r where r.number in (select a.replaces from added a) order by r.number for no key update;
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', r.received_on)::integer as year, r.is_live, sum(r.sign * r.amount_cents) as cents,
      sum(r.sign)::integer as gifts
    from (
      select a.user_id, a.donor_email, a.received_on, a.is_live, a.amount_cents, a.thing, 1 as sign from added a
      where not exists (select from added n where n.replaces = a.number)
      union all
      select e.user_id, e.donor_email, e.received_on, e.is_live, e.amount_cents, e.thing, -1 from public.receipts e
      where e.number in (select a.replaces from added a) and e.number not in (select a.number from added a)) as r
    cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
    where d.donor is not null and r.amount_cents > 0 and r.thing is null
    group by 1, 2, 3 order by 1, 2, 3) as c;
  return null;
end $$;
call private.publish_function('count_new_receipts');
create trigger count_new_receipts after insert on public.receipts
  referencing new table as added for each statement execute function private.count_new_receipts();

-- Receipts move with a member who confirms an address or merges accounts, and lose their donor in an erasure.
create function private.move_receipt_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', a.received_on)::integer as year, a.is_live, sum(d.sign * a.amount_cents) as cents,
      sum(d.sign)::integer as gifts
    from after a join before b on b.id = a.id cross join lateral (values
      (b.user_id::text, -1), (lower(b.donor_email), -1), (a.user_id::text, 1), (lower(a.donor_email), 1)) as d (donor, sign)
    where (b.user_id, b.donor_email) is distinct from (a.user_id, a.donor_email) and d.donor is not null
      and a.amount_cents > 0 and a.thing is null
      and not exists (select from public.receipts n where n.replaces = a.number)
    group by 1, 2, 3 having sum(d.sign) <> 0 or sum(d.sign * a.amount_cents) <> 0 order by 1, 2, 3) as c;
  return null;
end $$;
call private.publish_function('move_receipt_totals');
create trigger move_receipt_totals after update on public.receipts
  referencing old table as before new table as after for each statement execute function private.move_receipt_totals();

-- Receipts are only deleted with their gift, and then all of them.
create function private.drop_receipt_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', r.received_on)::integer as year, r.is_live, -sum(r.amount_cents) as cents,
      -count(*)::integer as gifts
    from removed r cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
    where d.donor is not null and r.amount_cents > 0 and r.thing is null
      and not exists (select from removed n where n.replaces = r.number)
    group by 1, 2, 3 order by 1, 2, 3) as c;
  return null;
end $$;
call private.publish_function('drop_receipt_totals');
create trigger drop_receipt_totals after delete on public.receipts
  referencing old table as removed for each statement execute function private.drop_receipt_totals();

insert into private.gift_year_totals (donor, year, is_live, cents, gifts)
select d.donor, date_part('year', r.received_on)::integer, r.is_live, sum(r.amount_cents), count(*)
from public.receipts r cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
where d.donor is not null and r.amount_cents > 0 and r.thing is null
  and not exists (select from public.receipts n where n.replaces = r.number)
group by 1, 2, 3;

create or replace function private.gift_years(address text, member uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with shown as (
      -- A statement is about real gifts if there are any.
      select distinct on (t.year) t.year, t.cents, t.gifts from private.gift_year_totals t
      where t.donor = coalesce($2::text, $1) order by t.year, t.is_live desc
    )
    select coalesce(jsonb_agg(jsonb_build_object('year', s.year, 'cents', s.cents, 'gifts', s.gifts) order by s.year desc), '[]')
    from shown s);
end $$;
