-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.join_chapter(chapter uuid)
 RETURNS public.chapter_join_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if not exists (select from public.chapters c where c.id = chapter and c.status = 'active') then return 'unknown'; end if;
  if not private.has_consent(me, 'consent-events') then return 'no-consent'; end if;
  insert into public.chapter_members (chapter_id, user_id) values (chapter, me) on conflict do nothing;
  return (case when exists (
    select from public.chapter_members m where m.chapter_id = chapter and m.user_id = me and m.removed_at is not null
  ) then 'removed' else 'joined' end)::public.chapter_join_outcome;
end $function$;
alter function private.join_chapter(chapter uuid) owner to function_owner;
grant execute on function private.join_chapter(chapter uuid) to authenticated;
