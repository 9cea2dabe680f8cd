-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_leads(chapter uuid)
 RETURNS TABLE(leads integer, certified integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*)::integer, count(*) filter (where exists (
    select from public.certificates c
    where c.user_id = r.user_id and c.status = 'valid' and (c.expires_at is null or c.expires_at > now())
  ))::integer
  from public.user_roles r where r.chapter_id = chapter and r.role = 'chapter_lead'
$function$;
grant execute on function private.chapter_leads(chapter uuid) to function_owner;
