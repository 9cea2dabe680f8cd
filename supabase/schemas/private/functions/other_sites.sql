-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.other_sites(needed integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select array_agg(s.id || ' ' || s.name order by s.name) from private.stock_sites s
    where s.closed_at is null and not s.ships_mail and s.kits >= needed);
end $function$;
grant execute on function private.other_sites(needed integer) to function_owner;
