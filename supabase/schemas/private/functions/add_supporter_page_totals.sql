-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_supporter_page_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.supporter_page_totals (page_id, is_live) values (new.id, false), (new.id, true);
  return null;
end $function$;
alter function private.add_supporter_page_totals() owner to function_owner;
