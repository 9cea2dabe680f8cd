-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.leave_chapter(chapter uuid)
 RETURNS public.chapter_leave_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.chapter_members m
    where m.chapter_id = chapter and m.user_id = private.caller_id() and m.removed_at is null;
  return (case when found then 'left' else 'not-member' end)::public.chapter_leave_outcome;
end $function$;
alter function private.leave_chapter(chapter uuid) owner to function_owner;
grant execute on function private.leave_chapter(chapter uuid) to authenticated;
