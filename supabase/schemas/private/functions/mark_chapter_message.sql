-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_chapter_message(message uuid, is_done boolean)
 RETURNS public.chapter_mark_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (private.lock_chapter_message(message)).id is null then return 'unknown'; end if;
  update public.chapter_messages m set done_at = case when is_done then coalesce(m.done_at, now()) end
    where m.id = message;
  return 'marked';
end $function$;
alter function private.mark_chapter_message(message uuid, is_done boolean) owner to function_owner;
grant execute on function private.mark_chapter_message(message uuid, is_done boolean) to authenticated;
