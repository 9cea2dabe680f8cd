-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.on_newest_shelves(wanted tsquery)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  newest bigint := (select max(d.id) from private.search_documents d);
  shelves text[] := array['#lasting', private.search_shelf('event', newest), private.search_shelf('event', newest - 1000)];
begin
  return wanted && (select string_agg(quote_literal(s), ' | ')::tsquery from unnest(shelves) as s);
end $function$;
grant execute on function private.on_newest_shelves(wanted tsquery) to function_owner;
