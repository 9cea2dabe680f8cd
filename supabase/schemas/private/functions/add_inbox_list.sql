-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.add_inbox_list(IN list text, IN roles public.app_role[], IN relation regclass, IN condition text, IN key text DEFAULT 'id'::text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  was text := format('(%s)', replace(condition, 'item.', 'old.'));
  becomes text := format('(%s)', replace(condition, 'item.', 'new.'));
begin
  insert into private.inbox_lists (list, roles, relation, condition, key) values ($1, $2, $3::text, $4, $5);
  execute format('create trigger note_inbox_insert after insert on %s for each row when (%s)
    execute function private.note_inbox_change(%L, %L)', relation, becomes, list, key);
  execute format('create trigger note_inbox_update after update on %s for each row when (%s or %s)
    execute function private.note_inbox_change(%L, %L)', relation, was, becomes, list, key);
  execute format('create trigger note_inbox_delete after delete on %s for each row when (%s)
    execute function private.note_inbox_change(%L, %L)', relation, was, list, key);
end $procedure$;
