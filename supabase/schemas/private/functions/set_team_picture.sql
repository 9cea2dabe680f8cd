-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_team_picture(member uuid, picture uuid)
 RETURNS public.picture_choice_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.team_members m set picture_id = picture where m.id = member;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $function$;
alter function private.set_team_picture(member uuid, picture uuid) owner to function_owner;
grant execute on function private.set_team_picture(member uuid, picture uuid) to authenticated;
