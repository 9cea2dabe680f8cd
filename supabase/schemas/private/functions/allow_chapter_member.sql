-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.allow_chapter_member(membership uuid)
 RETURNS public.chapter_removal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.chapter_members m
    where m.id = membership and m.removed_at is not null and private.manages_chapter(m.chapter_id);
  return (case when found then 'allowed' else 'unknown' end)::public.chapter_removal_outcome;
end $function$;
alter function private.allow_chapter_member(membership uuid) owner to function_owner;
grant execute on function private.allow_chapter_member(membership uuid) to authenticated;
