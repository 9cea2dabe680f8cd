-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_chapters()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session public.member_sessions := private.staff_session();
begin
  if session.id is null then return; end if;
  if session.view_ends_at > now() then
    if private.is_staff('chapter_lead') then return next session.viewed_chapter; end if;
    return;
  end if;
  return query select r.chapter_id from public.user_roles r
    where r.user_id = session.user_id and r.role = 'chapter_lead';
end $function$;
alter function private.led_chapters() owner to function_owner;
grant execute on function private.led_chapters() to authenticated;
