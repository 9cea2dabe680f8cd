-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.free_deleted_signup()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.fill_shift(old.shift_id);
  return null;
end $function$;
alter function private.free_deleted_signup() owner to function_owner;
