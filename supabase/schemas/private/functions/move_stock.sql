-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_stock(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.stock_movements set made_by = to_person where made_by = from_person
$function$;
grant execute on function private.move_stock(from_person uuid, to_person uuid) to function_owner;
