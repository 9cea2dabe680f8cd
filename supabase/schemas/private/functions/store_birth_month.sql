-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.store_birth_month()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('open_airway.born_' || replace(new.id::text, '-', ''),
    coalesce(new.raw_user_meta_data ->> 'birth_month', ''), true);
  new.raw_user_meta_data := new.raw_user_meta_data - 'birth_month';
  return new;
end $function$;
