-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kit_steps()
 RETURNS TABLE(from_status text, to_status text, place integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('requested', 'approved', 1), ('requested', 'out_of_stock', 2), ('requested', 'canceled', 3),
    ('approved', 'packed', 1), ('approved', 'out_of_stock', 2), ('approved', 'canceled', 3),
    ('packed', 'shipped', 1), ('packed', 'canceled', 2),
    ('shipped', 'delivered', 1)
$function$;
grant execute on function private.kit_steps() to authenticated, function_owner;
