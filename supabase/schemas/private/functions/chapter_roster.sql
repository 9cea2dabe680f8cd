-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_roster(chapter uuid)
 RETURNS TABLE(id uuid, display_name text, joined_at timestamp with time zone, removed_at timestamp with time zone, removal_reason text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.id, p.display_name, m.joined_at, m.removed_at, m.removal_reason
  from public.chapter_members m join public.profiles p on p.id = m.user_id
  where m.chapter_id = chapter and (select private.manages_chapter(chapter))
  order by m.joined_at desc, m.id
$function$;
alter function private.chapter_roster(chapter uuid) owner to function_owner;
grant execute on function private.chapter_roster(chapter uuid) to authenticated;
