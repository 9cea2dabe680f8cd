-- A request that goes with its account leaves its kits on the shelf, unless they are on their way already.
create function private.return_kits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.kit_stock set kits = kits + old.quantity;
  return null;
end $$;
alter function private.return_kits() owner to keeper;
create trigger return_kits after delete on public.kit_requests
  for each row when (old.status in ('requested', 'approved', 'packed')) execute function private.return_kits();
