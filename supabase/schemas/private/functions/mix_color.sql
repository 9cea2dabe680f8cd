-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mix_color(color text, into_color text, percent integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select '#' || string_agg(lpad(to_hex(round(
    get_byte(decode(substr($1, 2), 'hex'), n) * (100 - $3) / 100.0
    + get_byte(decode(substr($2, 2), 'hex'), n) * $3 / 100.0)::integer), 2, '0'), '' order by n)
  from generate_series(0, 2) as n
$function$;
grant execute on function private.mix_color(color text, into_color text, percent integer) to function_owner;
