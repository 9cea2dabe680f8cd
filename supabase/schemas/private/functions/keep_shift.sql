-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_shift(shift uuid)
 RETURNS public.shift_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.shifts s where s.id = shift for update;
  update public.shift_signups u set offered_at = null
    where u.shift_id = shift and u.user_id = private.caller_id() and u.offered_at is not null;
  if not found then return 'not-possible'; end if;
  perform private.fill_shift(shift);
  return 'kept';
end $function$;
alter function private.keep_shift(shift uuid) owner to function_owner;
grant execute on function private.keep_shift(shift uuid) to authenticated;
