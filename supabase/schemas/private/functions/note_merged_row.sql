-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_merged_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  merge uuid := current_setting('merge.id');
  was jsonb := to_jsonb(old);
  becomes jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  row_key jsonb;
begin
  select jsonb_object_agg(a.attname, coalesce(becomes, was) -> a.attname) into row_key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  if tg_op = 'DELETE' then
    insert into private.merged_rows (merge_id, relation, key, was) values (merge, tg_relid::regclass::text, row_key, was);
  elsif was -> tg_argv[0] is distinct from becomes -> tg_argv[0] then
    insert into private.merged_rows (merge_id, relation, key, was, fingerprint) values (merge, tg_relid::regclass::text, row_key,
      (select jsonb_object_agg(c.key, c.value) from jsonb_each(was - 'updated_at') c where becomes -> c.key is distinct from c.value),
      private.row_fingerprint(becomes));
  else
    update private.merged_rows m set fingerprint = private.row_fingerprint(becomes)
      where m.merge_id = merge and m.relation = tg_relid::regclass::text and m.key = row_key;
  end if;
  return null;
end $function$;
