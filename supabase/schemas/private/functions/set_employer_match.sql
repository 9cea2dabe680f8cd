-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_employer_match(donation uuid, state public.employer_match)
 RETURNS public.gift_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.donations d set employer_match = state where d.id = donation and d.employer is not null;
  return (case when found then 'saved' else 'not-possible' end)::public.gift_edit_outcome;
end $function$;
alter function private.set_employer_match(donation uuid, state public.employer_match) owner to function_owner;
grant execute on function private.set_employer_match(donation uuid, state public.employer_match) to authenticated;
