-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.other_kit_sites(request public.kit_requests)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when request.status = 'packed' and private.is_staff('outreach') then private.other_sites(request.quantity) end;
end $function$;
alter function private.other_kit_sites(request public.kit_requests) owner to function_owner;
grant execute on function private.other_kit_sites(request public.kit_requests) to authenticated;
