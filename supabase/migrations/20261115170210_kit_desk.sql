-- The desk from which kits go out: lists by state, the shelf, and a word to whoever waits for a parcel.
create index kit_requests_state on public.kit_requests (status, requested_at, id);

create or replace function private.move_kit_request(wanted uuid, next_status text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held public.kit_requests;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.kit_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if (held.status, next_status) not in (
    ('requested', 'approved'), ('approved', 'packed'), ('packed', 'shipped'), ('shipped', 'delivered'),
    ('requested', 'cancelled'), ('approved', 'cancelled'), ('packed', 'cancelled'),
    ('requested', 'out_of_stock'), ('approved', 'out_of_stock')
  ) then return 'not-possible'; end if;
  update public.kit_requests set status = next_status, changed_at = now() where id = wanted;
  if next_status in ('cancelled', 'out_of_stock') then
    update public.kit_requests set full_name = null, street = null, city = null, zip = null where id = wanted;
  end if;
  if next_status = 'cancelled' then
    update public.kit_stock set kits = kits + held.quantity;
  end if;
  if next_status in ('shipped', 'cancelled', 'out_of_stock') then
    perform private.notify(held.user_id, 'courses',
      case next_status when 'shipped' then 'Your kit is on its way' when 'cancelled' then 'Your kit request was cancelled'
        else 'We have no kit for you right now' end,
      case next_status when 'shipped' then 'It left us today. Keep it where you can reach it, and tell people where it is.'
        when 'cancelled' then 'We could not send your kit and have removed your address. You can ask again, or write to us.'
        else 'Our shelf is empty, and we have removed your address. Please ask again later; pharmacies sell naloxone without a prescription.' end,
      '/get-certified', null, format('kit %s %s', next_status, wanted));
  end if;
  return 'moved';
end $$;

create function private.count_kits(on_shelf integer) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if on_shelf is null or on_shelf not between 0 and 100000 then return 'unreadable'; end if;
  update public.kit_stock set kits = on_shelf;
  return 'saved';
end $$;
alter function private.count_kits(integer) owner to keeper;
grant execute on function private.count_kits(integer) to authenticated;
create function public.count_kits(on_shelf integer) returns text language sql set search_path = '' as $$
  select private.count_kits(on_shelf)
$$;
grant execute on function public.count_kits(integer) to authenticated;
