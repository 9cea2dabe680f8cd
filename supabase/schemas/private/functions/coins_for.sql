-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.coins_for(source text)
 RETURNS smallint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (private.coin_amounts() ->> split_part(source, ':', 1))::smallint
  where source ~ '^scene:[a-z]{1,20}/[a-z]{1,20}(-[a-z]{1,20}){0,7}$'
    or source ~ '^game:[a-z]{1,20}/[a-z]{1,20}$'
    or source ~ '^lesson:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or source ~ '^daily:[0-9]{4}-[0-9]{2}-[0-9]{2}$' and split_part(source, ':', 2) collate "C"
      between to_char(current_date - 30, 'YYYY-MM-DD') and to_char(current_date + 1, 'YYYY-MM-DD')
$function$;
grant execute on function private.coins_for(source text) to function_owner;
