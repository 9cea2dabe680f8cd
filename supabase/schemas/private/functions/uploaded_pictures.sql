-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.uploaded_pictures()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor', 'events', 'outreach', 'chapter_lead') then return; end if;
  return query select r.picture_id from public.picture_records r where r.uploaded_by = private.caller_id();
end $function$;
alter function private.uploaded_pictures() owner to function_owner;
grant execute on function private.uploaded_pictures() to authenticated;
