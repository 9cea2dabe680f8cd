-- Free naloxone kits for people with a valid certificate, requested by members and sent by outreach.

create table public.kit_stock (
  id boolean primary key default true check (id),
  kits integer not null check (kits >= 0),
  blocked_states text[] not null default '{}'
);
comment on table public.kit_stock is 'class:public';
comment on column public.kit_stock.blocked_states is 'States we cannot ship to.';

create table public.kit_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  full_name text check (length(full_name) between 2 and 100 and private.is_plain_name(full_name)),
  street text check (length(street) between 3 and 160 and street !~ '[[:cntrl:]]'),
  city text check (length(city) between 2 and 80 and city !~ '[[:cntrl:]]'),
  state text not null check (length(state) between 4 and 20),
  zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  quantity integer not null check (quantity between 1 and 2),
  had_naloxone boolean not null,
  status text not null default 'requested' check (
    status in ('requested', 'approved', 'packed', 'shipped', 'delivered', 'canceled', 'out_of_stock')
  ),
  requested_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table public.kit_requests is 'class:s2';
comment on column public.kit_requests.full_name is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.street is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.city is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.zip is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.had_naloxone is 'class:s3';
create index kit_requests_member on public.kit_requests (user_id, requested_at desc);
create unique index kit_requests_one_open on public.kit_requests (user_id)
  where status in ('requested', 'approved', 'packed');
create index kit_requests_waiting on public.kit_requests (requested_at) where status in ('requested', 'approved', 'packed');
create index kit_requests_state on public.kit_requests (status, requested_at, id);
alter table public.kit_stock enable row level security;
alter table public.kit_requests enable row level security;
grant select, insert, update, delete on public.kit_stock, public.kit_requests to service_role;
grant select, update (kits) on public.kit_stock to function_owner;
grant select, insert, update on public.kit_requests to function_owner;
grant select on public.kit_stock to anon, authenticated;
grant select on public.kit_requests to authenticated;

create policy "function owner manages kit stock" on public.kit_stock for all to function_owner using (true) with check (true);
create policy "function owner manages kit requests" on public.kit_requests for all to function_owner using (true) with check (true);
create policy "anyone reads the kit stock" on public.kit_stock for select to anon, authenticated using (true);
create policy "members read their own requests, outreach all" on public.kit_requests for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

alter publication supabase_realtime add table public.kit_stock;

create type public.kit_request_outcome as enum (
  'requested', 'no-certificate', 'no-consent', 'state-blocked', 'already-open', 'too-soon',
  'out-of-stock', 'invalid'
);

-- Time between two requests of a member.
create function private.kit_interval() returns interval language sql immutable set search_path = '' as $$
  select interval '90 days'
$$;

-- What `request_kit` checks about a member. `next_request_at` is null when a kit can be requested now.
create function private.kit_status_of(member uuid) returns table (
  has_certificate boolean, has_consent boolean, has_open_request boolean, next_request_at timestamptz,
  days_between integer, kits integer
) language sql stable set search_path = '' as $$
  select
    exists (
      select from public.certificates c where c.user_id = member and c.status = 'valid'
        and (c.expires_at is null or c.expires_at > now())
    ),
    private.has_consent(member, 'consent-kit'),
    exists (
      select from public.kit_requests r where r.user_id = member and r.status in ('requested', 'approved', 'packed')
    ),
    (
      select max(r.requested_at) + private.kit_interval() from public.kit_requests r
      where r.user_id = member and r.status in ('shipped', 'delivered')
        and r.requested_at > now() - private.kit_interval()
    ),
    extract(day from private.kit_interval())::integer,
    coalesce((select s.kits from public.kit_stock s), 0)
$$;

-- For the page with the form.
create function private.kit_status() returns table (
  has_certificate boolean, has_consent boolean, has_open_request boolean, next_request_at timestamptz,
  days_between integer, kits integer
) language sql stable security definer set search_path = '' as $$
  select * from private.kit_status_of(private.caller_id())
$$;
call private.publish_function('kit_status', '{authenticated}');

create function private.request_kit(
  full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean
) returns public.kit_request_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  blocked text[];
  status record;
begin
  -- The lock makes concurrent requests wait, so that each sees the stock and the requests of the others.
  select s.blocked_states into blocked from public.kit_stock s for update;
  select * into status from private.kit_status_of(me);
  if not status.has_certificate then return 'no-certificate'; end if;
  if not status.has_consent then return 'no-consent'; end if;
  if request_kit.state = any (blocked) then return 'state-blocked'; end if;
  if status.has_open_request then return 'already-open'; end if;
  if status.next_request_at is not null then return 'too-soon'; end if;
  if status.kits < request_kit.quantity then return 'out-of-stock'; end if;
  insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone)
    values (me, trim(request_kit.full_name), trim(request_kit.street), trim(request_kit.city), request_kit.state,
      trim(request_kit.zip), request_kit.quantity, request_kit.had_naloxone);
  update public.kit_stock set kits = kits - request_kit.quantity where id;
  return 'requested';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('request_kit', '{authenticated}');

create type public.kit_cancel_outcome as enum ('canceled', 'nothing-open');

-- Members cannot cancel a packed request.
create function private.is_cancelable(status text) returns boolean language sql immutable set search_path = '' as $$
  select status in ('requested', 'approved')
$$;

-- A computed field of each request.
create function public.is_cancelable(request public.kit_requests) returns boolean
language sql stable set search_path = '' as $$
  select private.is_cancelable(request.status)
$$;

create function private.cancel_kit() returns public.kit_cancel_outcome language plpgsql security definer set search_path = '' as $$
declare
  freed integer;
begin
  update public.kit_requests r set status = 'canceled', changed_at = now(),
    full_name = null, street = null, city = null, zip = null
    where r.user_id = private.caller_id() and private.is_cancelable(r.status) returning r.quantity into freed;
  if freed is null then return 'nothing-open'; end if;
  update public.kit_stock set kits = kits + freed where id;
  return 'canceled';
end $$;
call private.publish_function('cancel_kit', '{authenticated}');

create type public.kit_move_outcome as enum ('moved', 'not-possible', 'unknown', 'not-allowed');

-- The statuses a request can move to; the first one of each status is the regular next step.
create function private.kit_steps() returns table (from_status text, to_status text, place integer)
language sql immutable set search_path = '' as $$
  values ('requested', 'approved', 1), ('requested', 'out_of_stock', 2), ('requested', 'canceled', 3),
    ('approved', 'packed', 1), ('approved', 'out_of_stock', 2), ('approved', 'canceled', 3),
    ('packed', 'shipped', 1), ('packed', 'canceled', 2),
    ('shipped', 'delivered', 1)
$$;

-- A computed field of each request.
create function public.next_statuses(request public.kit_requests) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(s.to_status order by s.place) from private.kit_steps() s where s.from_status = request.status
$$;
grant execute on function public.is_cancelable(public.kit_requests), public.next_statuses(public.kit_requests),
  private.is_cancelable(text), private.kit_steps() to authenticated;

-- Canceling returns the kits to stock and deletes the address.
create function private.move_kit_request(wanted uuid, next_status text) returns public.kit_move_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.kit_requests;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.kit_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (
    select from private.kit_steps() s where s.from_status = held.status and s.to_status = next_status
  ) then return 'not-possible'; end if;
  update public.kit_requests set status = next_status, changed_at = now() where id = wanted;
  if next_status in ('canceled', 'out_of_stock') then
    update public.kit_requests set full_name = null, street = null, city = null, zip = null where id = wanted;
  end if;
  if next_status = 'canceled' then
    update public.kit_stock set kits = kits + held.quantity where id;
  end if;
  if next_status in ('shipped', 'canceled', 'out_of_stock') then
    perform private.notify(held.user_id, 'courses',
      case next_status when 'shipped' then 'kit-shipped' when 'canceled' then 'kit-canceled' else 'kit-out-of-stock' end,
      '{}', format('kit %s %s', next_status, wanted));
  end if;
  return 'moved';
end $$;
call private.publish_function('move_kit_request', '{authenticated}');

create function private.delete_old_kit_addresses() returns bigint language sql security definer set search_path = '' as $$
  with forgotten as (
    update public.kit_requests set full_name = null, street = null, city = null, zip = null
    where status in ('shipped', 'delivered') and changed_at < now() - interval '90 days' and street is not null
    returning 1
  )
  select count(*) from forgotten
$$;
call private.publish_function('delete_old_kit_addresses');

insert into public.kit_stock (kits) values (0);

create type public.kit_stock_outcome as enum ('saved', 'invalid', 'not-allowed');

create function private.set_kit_stock(on_shelf integer) returns public.kit_stock_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if on_shelf is null or on_shelf not between 0 and 100000 then return 'invalid'; end if;
  update public.kit_stock set kits = on_shelf where id;
  return 'saved';
end $$;
call private.publish_function('set_kit_stock', '{authenticated}');

create function private.restock_kits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.kit_stock set kits = kits + old.quantity where id;
  return null;
end $$;
call private.publish_function('restock_kits');
create trigger restock_kits after delete on public.kit_requests
  for each row when (old.status in ('requested', 'approved', 'packed')) execute function private.restock_kits();

grant execute on function private.kit_interval(), private.kit_status_of(uuid), private.kit_steps(),
  private.is_cancelable(text) to function_owner;

insert into private.periodic_tasks (name, every) values ('delete_old_kit_addresses', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.kit_requests', 'Kits you asked for', 'user_id = $1', '[
    ["requested_at", "Requested on"], ["full_name", "Name"], ["street", "Street"], ["city", "City"],
    ["state", "State"], ["zip", "ZIP"], ["quantity", "Kits"], ["status", "Status"]
  ]', false, 'with_account');
