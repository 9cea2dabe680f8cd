-- The donor wall in pages of 120 names. The address of a page names the last gift of the page before it by a random code,
-- because its id opens a receipt and its time is nobody's business.

alter table public.donations add column wall_code uuid not null default gen_random_uuid();
comment on column public.donations.wall_code is 'Names this gift in the address of the next page of the donor wall, and nowhere else.';
create unique index donations_wall_code on public.donations (wall_code) where visibility <> 'anonymous';

drop index public.donations_wall;
create index donations_wall on public.donations (paid_at desc, id desc)
  where visibility <> 'anonymous' and status = 'succeeded' and wall_review = 'shown' and donor_name is not null
    and (checkout_id is not null or source <> 'card');

-- The newest names, or those after the page that ended with `page_end`. The last row of a page has the `page_end` of the
-- next one, if there is one. Gifts of test mode are on the wall only of a site that takes no others. Of a recurring gift,
-- the first payment is on it.
drop function public.donor_wall(boolean);
drop function private.donor_wall(boolean);
create function private.donor_wall(includes_tests boolean default false, page_end uuid default null)
returns table (name text, amount_cents integer, given_on date, next_page uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  shows_tests constant boolean := $1 and not exists (select from public.donations l where l.is_live and l.source = 'card');
  -- Without a page before it, later than every gift.
  last_at timestamptz := 'infinity';
  last_id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
begin
  if $2 is not null then
    select d.paid_at, d.id into last_at, last_id from public.donations d
      where d.wall_code = $2 and d.visibility <> 'anonymous';
    if last_at is null then return; end if;
  end if;
  return query with shown as (
    select d as gift, row_number() over (order by d.paid_at desc, d.id desc) as place
    from public.donations d
    where d.visibility <> 'anonymous' and d.status = 'succeeded' and d.wall_review = 'shown' and d.donor_name is not null
      and (d.checkout_id is not null or d.source <> 'card') and (d.is_live or shows_tests)
      and (d.paid_at, d.id) < (last_at, last_id)
    order by d.paid_at desc, d.id desc limit 121
  )
  select case (s.gift).visibility when 'full-name' then (s.gift).donor_name else split_part((s.gift).donor_name, ' ', 1) end,
      case when (s.gift).shows_amount and (s.gift).source <> 'in-kind' then private.counted_cents(s.gift) end,
      ((s.gift).paid_at at time zone t.giving_time_zone)::date,
      case when s.place = 120 and exists (select from shown m where m.place = 121) then (s.gift).wall_code end
    from shown s cross join public.site_settings t where s.place <= 120 order by s.place;
end $$;
call private.publish_function('donor_wall', '{anon, authenticated}');
