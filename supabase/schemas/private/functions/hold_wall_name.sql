-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.hold_wall_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.donor_name ~ '[0-9]' or exists (
    select from private.held_name_parts p where position(p.part in lower(new.donor_name)) > 0) then
    new.wall_review := 'held';
  end if;
  return new;
end $function$;
alter function private.hold_wall_name() owner to function_owner;
