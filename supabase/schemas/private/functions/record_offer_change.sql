-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_offer_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.gift_offer_changes (offer_id, stage, note, changed_by, changed_at)
    values (new.id, new.stage, new.note, case when private.is_staff('finance') then auth.uid() end, new.changed_at);
  return null;
end $function$;
alter function private.record_offer_change() owner to function_owner;
