-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_wall_name(donation uuid, is_shown boolean)
 RETURNS public.gift_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.donations d set wall_review = (case when is_shown then 'shown' else 'hidden' end)::public.wall_review
    where d.id = donation and d.visibility <> 'anonymous';
  return (case when found then 'saved' else 'not-possible' end)::public.gift_edit_outcome;
end $function$;
alter function private.review_wall_name(donation uuid, is_shown boolean) owner to function_owner;
grant execute on function private.review_wall_name(donation uuid, is_shown boolean) to authenticated;
