-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.donor_wall(includes_tests boolean DEFAULT false, page_end uuid DEFAULT NULL::uuid)
 RETURNS TABLE(name text, amount_cents integer, given_on date, next_page uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.donor_wall(includes_tests boolean, page_end uuid) owner to function_owner;
grant execute on function private.donor_wall(includes_tests boolean, page_end uuid) to anon, authenticated;
