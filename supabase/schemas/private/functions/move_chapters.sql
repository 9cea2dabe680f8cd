-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_chapters(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.chapter_members as mine (chapter_id, user_id, joined_at, removed_at, removal_reason)
    select m.chapter_id, to_person, m.joined_at, m.removed_at, m.removal_reason
    from public.chapter_members m where m.user_id = from_person
    on conflict (user_id, chapter_id) do update set
      joined_at = least(mine.joined_at, excluded.joined_at),
      removed_at = coalesce(mine.removed_at, excluded.removed_at),
      removal_reason = coalesce(mine.removal_reason, excluded.removal_reason);
  delete from public.chapter_members m where m.user_id = from_person;
  update public.chapter_applications a set user_id = to_person where a.user_id = from_person;
end $function$;
grant execute on function private.move_chapters(from_person uuid, to_person uuid) to function_owner;
