-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_state_logo(state text, on_light text DEFAULT NULL::text, on_dark text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  return private.change_state_look($1, case when num_nonnulls($2, $3) > 0 then private.add_site_logo($2, $3, null) end,
    (select l.background_id from public.state_looks l where l.state = $1));
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $function$;
alter function private.save_state_logo(state text, on_light text, on_dark text) owner to function_owner;
grant execute on function private.save_state_logo(state text, on_light text, on_dark text) to authenticated;
