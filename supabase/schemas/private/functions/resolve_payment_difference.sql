-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.resolve_payment_difference(difference uuid, reason text)
 RETURNS public.payment_resolution_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := private.filled_text($2);
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if words is null then return 'reason-missing'; end if;
  update public.payment_differences x set resolved_at = now(), resolution = words
    where x.id = $1 and x.resolved_at is null;
  return (case when found then 'resolved' else 'unknown' end)::public.payment_resolution_outcome;
exception
  when check_violation then return 'reason-missing';
end $function$;
alter function private.resolve_payment_difference(difference uuid, reason text) owner to function_owner;
grant execute on function private.resolve_payment_difference(difference uuid, reason text) to authenticated;
