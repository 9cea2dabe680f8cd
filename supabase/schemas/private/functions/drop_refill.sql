-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.drop_refill(wanted uuid)
 RETURNS public.refill_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.id = wanted and r.status <> 'shipped';
  return (case when found then 'moved' else 'unknown' end)::public.refill_move_outcome;
end $function$;
alter function private.drop_refill(wanted uuid) owner to function_owner;
grant execute on function private.drop_refill(wanted uuid) to authenticated;
