-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.shift_roster(shift uuid)
 RETURNS TABLE(id uuid, name text, status public.signup_status, is_offered boolean, checked_in_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.shifts;
begin
  select * into held from public.shifts s where s.id = shift;
  if held.id is null or not private.manages_shift(held) then return; end if;
  return query select u.id, private.volunteer_name(u.user_id), u.status, u.offered_at is not null, u.checked_in_at
    from public.shift_signups u where u.shift_id = shift and u.status <> 'canceled' order by u.status, u.number;
end $function$;
alter function private.shift_roster(shift uuid) owner to function_owner;
grant execute on function private.shift_roster(shift uuid) to authenticated;
