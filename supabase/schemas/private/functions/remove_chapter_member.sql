-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_chapter_member(membership uuid, reason text)
 RETURNS public.chapter_removal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.chapter_members;
begin
  select * into held from public.chapter_members m where m.id = membership and m.removed_at is null for update;
  if held.id is null or not private.manages_chapter(held.chapter_id) then return 'unknown'; end if;
  if private.filled_text(reason) is null then return 'invalid'; end if;
  update public.chapter_members m set removed_at = now(), removal_reason = trim(reason) where m.id = membership;
  perform private.notify(held.user_id, 'account', 'chapter-removal',
      jsonb_build_object('chapter', c.name, 'slug', c.slug, 'reason', trim(reason)))
    from public.chapters c where c.id = held.chapter_id;
  return 'removed';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.remove_chapter_member(membership uuid, reason text) owner to function_owner;
grant execute on function private.remove_chapter_member(membership uuid, reason text) to authenticated;
