-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_state_background(state text, picture uuid)
 RETURNS public.picture_choice_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  perform private.change_state_look($1, (select l.logo_id from public.state_looks l where l.state = $1), $2);
  return 'saved';
exception
  when foreign_key_violation or check_violation then return 'unknown';
end $function$;
alter function private.set_state_background(state text, picture uuid) owner to function_owner;
grant execute on function private.set_state_background(state text, picture uuid) to authenticated;
