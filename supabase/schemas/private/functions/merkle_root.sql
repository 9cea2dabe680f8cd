-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.merkle_root(leaves bytea[])
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  level bytea[] := leaves;
begin
  while cardinality(level) > 1 loop
    level := array(
      select case when 2 * n <= cardinality(level) then sha256('\x01'::bytea || level[2 * n - 1] || level[2 * n])
        else level[2 * n - 1] end
      from generate_series(1, (cardinality(level) + 1) / 2) as n order by n);
  end loop;
  return level[1];
end $function$;
grant execute on function private.merkle_root(leaves bytea[]) to function_owner;
