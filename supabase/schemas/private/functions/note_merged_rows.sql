-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.note_merged_rows(IN relation regclass, IN owner_column text DEFAULT 'user_id'::text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create trigger note_merged_row after update or delete on %s for each row
    when (current_setting(''merge.id'', true) <> '''') execute function private.note_merged_row(%L)', relation, owner_column);
end $procedure$;
