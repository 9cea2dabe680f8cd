-- Changes of the kit stock that staff recorded stay theirs when their accounts are merged.

grant update (made_by) on private.stock_movements to function_owner;
create policy "function owner moves stock movements between accounts" on private.stock_movements for update to function_owner
  using (true) with check (true);

create function private.move_stock(from_person uuid, to_person uuid) returns void language sql set search_path = '' as $$
  update private.stock_movements set made_by = to_person where made_by = from_person
$$;
grant execute on function private.move_stock(uuid, uuid) to function_owner;
insert into private.merge_steps (position, name) values (80, 'move_stock');
