-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.leads_chapter(chapter uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.caller_has_second_factor() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.chapter_id = chapter)
  )
$function$;
alter function private.leads_chapter(chapter uuid) owner to function_owner;
grant execute on function private.leads_chapter(chapter uuid) to authenticated;
