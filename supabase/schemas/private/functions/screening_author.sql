-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.screening_author(application public.volunteer_applications)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when private.is_staff('outreach') then private.display_name_of(application.screening_noted_by) end;
end $function$;
alter function private.screening_author(application public.volunteer_applications) owner to function_owner;
grant execute on function private.screening_author(application public.volunteer_applications) to authenticated;
