-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.payment_problems(before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id text DEFAULT NULL::text)
 RETURNS TABLE(id text, kind public.payment_event_kind, problem public.payment_problem, amount_cents integer, received_at timestamp with time zone, donation_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return; end if;
  return query select e.id, e.kind, e.problem, e.amount_cents, e.received_at, e.donation_id
    from private.payment_events e where e.problem is not null and e.resolved_at is null
      and ($1 is null or (e.received_at, e.id) < ($1, $2))
    order by e.received_at desc, e.id desc limit 21;
end $function$;
alter function private.payment_problems(before_time timestamp with time zone, before_id text) owner to function_owner;
grant execute on function private.payment_problems(before_time timestamp with time zone, before_id text) to authenticated;
