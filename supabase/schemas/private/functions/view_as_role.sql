-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.view_as_role(role public.app_role, chapter uuid DEFAULT NULL::uuid)
 RETURNS public.role_view_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  led uuid := case when role = 'chapter_lead' then (select c.id from public.chapters c where c.id = chapter) end;
begin
  if private.is_viewing_role() then return 'viewing'; end if;
  if role is null or role = 'admin' or not private.is_staff('admin') then return 'not-allowed'; end if;
  if role = 'chapter_lead' and led is null then return 'needs-chapter'; end if;
  update public.member_sessions s
    set viewed_role = role, viewed_chapter = led, view_ends_at = now() + interval '30 minutes'
    where s.id = private.caller_session_id();
  perform private.log_role_view('created', role);
  return 'started';
end $function$;
alter function private.view_as_role(role public.app_role, chapter uuid) owner to function_owner;
grant execute on function private.view_as_role(role public.app_role, chapter uuid) to authenticated;
