-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_wardrobe(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.wardrobes (user_id) values (person) on conflict (user_id) do nothing;
  perform from public.wardrobes w where w.user_id = person for update;
end $function$;
grant execute on function private.lock_wardrobe(person uuid) to function_owner;
