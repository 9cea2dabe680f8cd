-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reissue_preview()
 RETURNS public.reissue_preview
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_receipts public.reissue_preview;
begin
  if not private.is_staff('finance') then return null; end if;
  select count(*), count(distinct lower(r.donor_email)), count(*) filter (where r.donor_email is null)
    into found_receipts from private.receipts_without_ein() r;
  return found_receipts;
end $function$;
alter function private.reissue_preview() owner to function_owner;
grant execute on function private.reissue_preview() to authenticated;
