-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_chapter_message(message uuid)
 RETURNS public.chapter_messages
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.chapter_messages;
begin
  select * into held from public.chapter_messages m where m.id = message for update;
  return case when held.id is not null and private.manages_chapter(held.chapter_id) then held end;
end $function$;
grant execute on function private.lock_chapter_message(message uuid) to function_owner;
