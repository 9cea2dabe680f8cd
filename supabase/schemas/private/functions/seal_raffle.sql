-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.seal_raffle(raffle uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.raffles;
  hashes bytea[];
begin
  select * into held from public.raffles r where r.id = raffle for update;
  if held.canceled_at is not null or clock_timestamp() < held.closes_at
    or exists (select from public.raffle_draws d where d.raffle_id = raffle) then return; end if;
  if public.entry_count(held) = 0 then
    update public.raffles set canceled_at = now(), cancel_reason = 'Nobody entered.' where id = raffle;
    return;
  end if;
  select array_agg(private.ticket_leaf(e.number, e.code) order by e.number) into hashes
    from public.raffle_entries e where e.raffle_id = raffle;
  insert into public.raffle_draws (raffle_id, root, leaves, contributions)
  values (raffle, encode(private.merkle_root(hashes), 'hex'),
    array(select encode(hash, 'hex') from unnest(hashes) with ordinality as h (hash, n) order by n),
    array(select e.contribution from public.raffle_entries e
      where e.raffle_id = raffle and e.contribution is not null order by e.number));
end $function$;
grant execute on function private.seal_raffle(raffle uuid) to function_owner;
