-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_kit_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.impact_records (source, subject, state, amount)
    values ('kit-requests', new.id, case when private.is_us_state(new.state) then new.state else '' end, new.quantity)
    on conflict do nothing;
  return null;
end $function$;
alter function private.record_kit_request() owner to function_owner;
