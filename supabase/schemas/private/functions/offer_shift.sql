-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.offer_shift(shift uuid)
 RETURNS public.shift_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.shifts;
  mine uuid;
begin
  select * into held from public.shifts s
    where s.id = shift and s.starts_at > now() and s.canceled_at is null for update;
  select u.id into mine from public.shift_signups u
    where u.shift_id = held.id and u.user_id = private.caller_id() and u.status = 'confirmed';
  if mine is null then return 'not-possible'; end if;
  if exists (select from public.shift_signups w where w.shift_id = shift and w.status = 'waiting'
    and private.missing_requirements(w.user_id, held) = '{}') then
    update public.shift_signups u set status = 'canceled', offered_at = null where u.id = mine;
    perform private.fill_shift(shift);
    return 'handed-over';
  end if;
  update public.shift_signups u set offered_at = coalesce(u.offered_at, now()) where u.id = mine;
  perform private.fill_shift(shift);
  return 'offered';
end $function$;
alter function private.offer_shift(shift uuid) owner to function_owner;
grant execute on function private.offer_shift(shift uuid) to authenticated;
