-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.luminance(color text)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select sum(part.weight * case when part.value <= 0.04045 then part.value / 12.92
    else power((part.value + 0.055) / 1.055, 2.4) end)
  from (
    select w.weight, get_byte(decode(substr(color, 2), 'hex'), w.place::integer - 1) / 255::double precision as value
    from unnest(array[0.2126, 0.7152, 0.0722]::double precision[]) with ordinality as w (weight, place)
  ) as part
$function$;
grant execute on function private.luminance(color text) to function_owner, service_role;
