-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.restore_merged_row(held private.merged_rows)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  columns text;
begin
  if held.fingerprint is not null then
    execute format('update %1$s t set %2$s from jsonb_populate_record(null::%1$s, $1) k,
      jsonb_populate_record(null::%1$s, $2) w where %3$s', held.relation,
      (select string_agg(format('%1$I = w.%1$I', c), ', ') from jsonb_object_keys(held.was) c),
      private.key_condition(held.relation::regclass)) using held.key, held.was;
    return;
  end if;
  select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = held.relation::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
    held.relation, columns) using held.was;
end $function$;
grant execute on function private.restore_merged_row(held private.merged_rows) to function_owner;
