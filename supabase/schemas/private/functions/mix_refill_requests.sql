-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mix_refill_requests()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mixed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  delete from public.refill_requests r where r.shipped_on <= current_date - 14;
  update public.refill_requests r set is_shuffled = false where r.is_shuffled;
  with moved as (delete from public.refill_requests r where true returning r.*)
  insert into public.refill_requests select m.* from moved m order by random();
  get diagnostics mixed = row_count;
  delete from private.refill_keys k where k.is_old;
  update private.refill_keys k set is_old = true where not k.is_old;
  return mixed;
end $function$;
alter function private.mix_refill_requests() owner to function_owner;
