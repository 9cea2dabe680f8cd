-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.pick_tickets(seed bytea, tickets integer, wanted integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  whole constant numeric := 18446744073709551616;
  picked integer[] := '{}';
  counter integer := 0;
  value numeric;
  ticket integer;
begin
  while cardinality(picked) < least(wanted, tickets) loop
    value := ('x' || encode(substr(sha256(seed || int4send(counter)), 1, 8), 'hex'))::bit(64)::bigint;
    if value < 0 then value := value + whole; end if;
    ticket := mod(value, tickets) + 1;
    if value < whole - mod(whole, tickets) and ticket <> all (picked) then picked := picked || ticket; end if;
    counter := counter + 1;
  end loop;
  return picked;
end $function$;
grant execute on function private.pick_tickets(seed bytea, tickets integer, wanted integer) to function_owner;
