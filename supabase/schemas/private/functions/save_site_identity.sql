-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text)
 RETURNS public.settings_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  if not (private.is_plain_line($1) and private.is_plain_line($2) and private.is_plain_line($3)
    and (private.filled_text($5) is null or private.is_plain_line($5))) then
    return 'invalid';
  end if;
  update public.site_settings s set name = trim($1), tagline = trim($2), description = trim($3),
    contact_domain = lower(trim($4)), notice = private.filled_text($5), twitter = private.filled_text($6),
    giving_time_zone = $7 where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text) owner to function_owner;
grant execute on function private.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text) to authenticated;
