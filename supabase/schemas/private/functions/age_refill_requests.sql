-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.age_refill_requests()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  aged bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.status <> 'shipped' and r.weeks_waiting >= 11;
  update public.refill_requests r set weeks_waiting = r.weeks_waiting + 1 where r.status <> 'shipped';
  get diagnostics aged = row_count;
  return aged;
end $function$;
alter function private.age_refill_requests() owner to function_owner;
