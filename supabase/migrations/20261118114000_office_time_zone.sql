-- Administrators choose the time zone of the office, in which staff pages show times.

grant update (giving_time_zone) on public.site_settings to function_owner;
comment on column public.site_settings.giving_time_zone is
  'Staff pages show times in it. It decides on which day, and in which tax year, a gift was made.';

drop function public.save_site_identity;
drop function private.save_site_identity;
create function private.save_site_identity(
  name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text
) returns public.settings_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('save_site_identity', '{authenticated}');
