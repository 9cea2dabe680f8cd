-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.raffles_with_claimed_prizes()
 RETURNS SETOF public.raffles
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select r.* from public.raffles r where r.id in (
    select w.raffle_id from public.raffle_winners w
    where w.claimed_at is not null and w.handed_over_at is null and w.passed_at is null);
end $function$;
grant execute on function public.raffles_with_claimed_prizes() to authenticated;
