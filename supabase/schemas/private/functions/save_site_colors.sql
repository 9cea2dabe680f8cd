-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_site_colors(main_color text DEFAULT NULL::text, text_color text DEFAULT NULL::text, giving_color text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s set main_color = lower($1), text_color = lower($2), giving_color = lower($3) where s.id;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.save_site_colors(main_color text, text_color text, giving_color text) owner to function_owner;
grant execute on function private.save_site_colors(main_color text, text_color text, giving_color text) to authenticated;
