-- Finance closes a held payment event with a reason; it then leaves the list.

alter table private.payment_events
  add column resolved_at timestamptz,
  add column resolution text check (length(resolution) between 3 and 500),
  add constraint payment_events_resolved check ((resolved_at is null) = (resolution is null)),
  add constraint payment_events_only_held check (problem is not null or resolved_at is null);
comment on column private.payment_events.resolution is 'What finance found out about a held event.';
drop index private.payment_events_held;
create index payment_events_held on private.payment_events (received_at, id)
  where problem is not null and resolved_at is null;
grant update (resolved_at, resolution) on private.payment_events to function_owner;
create policy "function owner resolves payment events" on private.payment_events for update to function_owner
  using (true) with check (true);

-- The newest events that are held, for finance.
create or replace function private.payment_problems() returns table (
  id text, kind public.payment_event_kind, problem public.payment_problem, amount_cents integer, received_at timestamptz,
  donation_id uuid
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return; end if;
  return query select e.id, e.kind, e.problem, e.amount_cents, e.received_at, e.donation_id
    from private.payment_events e where e.problem is not null and e.resolved_at is null
    order by e.received_at desc, e.id limit 20;
end $$;

create type public.payment_resolution_outcome as enum ('resolved', 'reason-missing', 'unknown', 'not-allowed');

-- The event still changes nothing: finance has compared it with the provider and says what was found.
create function private.resolve_payment_event(event text, reason text) returns public.payment_resolution_outcome
language plpgsql security definer set search_path = '' as $$
declare
  words text := private.filled_text($2);
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if words is null then return 'reason-missing'; end if;
  update private.payment_events e set resolved_at = now(), resolution = words
    where e.id = $1 and e.problem is not null and e.resolved_at is null;
  return (case when found then 'resolved' else 'unknown' end)::public.payment_resolution_outcome;
exception
  when check_violation then return 'reason-missing';
end $$;
call private.publish_function('resolve_payment_event', '{authenticated}');
