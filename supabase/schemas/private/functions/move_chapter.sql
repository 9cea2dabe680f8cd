-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_chapter(chapter uuid, next_status public.chapter_status)
 RETURNS public.chapter_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.chapters;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.chapters c where c.id = chapter for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (
    select from private.chapter_steps() s where s.from_status = held.status and s.to_status = next_status
  ) then return 'not-possible'; end if;
  update public.chapters c set status = next_status,
    founded_on = case next_status when 'active' then coalesce(c.founded_on, current_date) else c.founded_on end
    where c.id = chapter;
  if next_status = 'closed' then
    delete from public.chapter_members m where m.chapter_id = chapter;
    delete from public.user_roles r where r.chapter_id = chapter;
  end if;
  return 'moved';
end $function$;
alter function private.move_chapter(chapter uuid, next_status public.chapter_status) owner to function_owner;
grant execute on function private.move_chapter(chapter uuid, next_status public.chapter_status) to authenticated;
