-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_raffle_entries()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with removed as (
    delete from public.raffle_entries e using public.raffles r
    left join public.raffle_draws d on d.raffle_id = r.id
    where e.raffle_id = r.id and coalesce(r.canceled_at, d.drawn_at) < now() - interval '90 days'
    returning 1
  )
  select count(*) from removed
$function$;
alter function private.remove_old_raffle_entries() owner to function_owner;
