-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_site_logo(on_light text DEFAULT NULL::text, on_dark text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  if num_nulls($1, $2) < 2 then
    insert into public.site_logos (on_light, on_dark) values (decode($1, 'base64'), decode($2, 'base64'))
      returning site_logos.id into made;
  end if;
  update public.site_settings s set logo_id = made where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $function$;
alter function private.save_site_logo(on_light text, on_dark text) owner to function_owner;
grant execute on function private.save_site_logo(on_light text, on_dark text) to authenticated;
