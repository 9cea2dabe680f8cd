-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_among_refills(added public.refill_requests)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.refill_requests r where r.is_shuffled) then
    update public.refill_requests r set is_shuffled = true where r.id = any (array(
      select o.id from public.refill_requests o
      order by (o.status = 'waiting') desc, o.weeks_waiting, random() limit 200));
  end if;
  added.is_shuffled := true;
  with moved as (
    delete from public.refill_requests r where r.is_shuffled returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.refill_requests select t.* from together t order by random();
end $function$;
grant execute on function private.add_among_refills(added public.refill_requests) to function_owner;
