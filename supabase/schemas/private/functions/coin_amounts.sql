-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.coin_amounts()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '{"scene": 5, "game": 5, "lesson": 10, "daily": 2}'::jsonb
$function$;
alter function private.coin_amounts() owner to function_owner;
grant execute on function private.coin_amounts() to anon, authenticated;
