-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_shift(shift uuid, why text)
 RETURNS public.shift_cancel_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.shifts;
begin
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null or not private.manages_shift(held) then return 'unknown'; end if;
  if held.canceled_at is not null or held.ends_at <= now() then return 'not-possible'; end if;
  if coalesce(length(trim(why)), 0) not between 5 and 500 then return 'no-reason'; end if;
  update public.shifts s set canceled_at = now(), cancel_reason = trim(why), sequence = s.sequence + 1
    where s.id = shift returning s.* into held;
  perform private.notify_about_shift(u.user_id, held, 'canceled') from public.shift_signups u
    where u.shift_id = shift and u.status <> 'canceled';
  return 'canceled';
end $function$;
alter function private.cancel_shift(shift uuid, why text) owner to function_owner;
grant execute on function private.cancel_shift(shift uuid, why text) to authenticated;
