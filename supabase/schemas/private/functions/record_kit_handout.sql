-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_kit_handout()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.impact_records (source, subject, state, amount)
    values ('kit-handouts', new.id, private.state_of_date(new.date_id), new.kits);
  return null;
end $function$;
alter function private.record_kit_handout() owner to function_owner;
