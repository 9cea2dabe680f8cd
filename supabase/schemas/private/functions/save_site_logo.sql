-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_site_logo(on_light text DEFAULT NULL::text, on_dark text DEFAULT NULL::text, icon text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s
    set logo_id = case when num_nonnulls($1, $2, $3) > 0 then private.add_site_logo($1, $2, $3) end where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $function$;
alter function private.save_site_logo(on_light text, on_dark text, icon text) owner to function_owner;
grant execute on function private.save_site_logo(on_light text, on_dark text, icon text) to authenticated;
