-- A table whose rows follow a member into another account notes what a merge moves, so that it can be undone.

create procedure private.note_merged_rows(relation regclass, owner_column text default 'user_id')
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger note_merged_row after update or delete on %s for each row
    when (current_setting(''merge.id'', true) <> '''') execute function private.note_merged_row(%L)', relation, owner_column);
end $$;

call private.note_merged_rows('public.supporter_pages');
