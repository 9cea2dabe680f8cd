-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.copy_second_factor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from private.second_factors where id = old.id;
  elsif new.status::text = 'verified' then
    insert into private.second_factors (id, user_id) values (new.id, new.user_id) on conflict do nothing;
  else
    delete from private.second_factors where id = new.id;
  end if;
  return null;
end $function$;
alter function private.copy_second_factor() owner to function_owner;
