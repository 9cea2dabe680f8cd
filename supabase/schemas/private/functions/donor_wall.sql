-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.donor_wall(includes_tests boolean DEFAULT false)
 RETURNS TABLE(name text, amount_cents integer, given_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select
      case d.visibility when 'full-name' then d.donor_name else split_part(d.donor_name, ' ', 1) end,
      case when d.shows_amount and d.source <> 'in-kind' then private.counted_cents(d) end,
      (d.paid_at at time zone s.giving_time_zone)::date
    from public.donations d cross join public.site_settings s
    where d.visibility <> 'anonymous' and d.status = 'succeeded' and d.wall_review = 'shown' and d.donor_name is not null
      and (d.checkout_id is not null or d.source <> 'card') and d.paid_at is not null
      and (d.is_live or $1 and not exists (select from public.donations l where l.is_live and l.source = 'card'))
    order by d.paid_at desc limit 120;
end $function$;
alter function private.donor_wall(includes_tests boolean) owner to function_owner;
grant execute on function private.donor_wall(includes_tests boolean) to anon, authenticated;
