-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_press_picture(picture uuid, is_approved boolean)
 RETURNS public.press_picture_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  if not is_approved then
    delete from public.press_pictures k where k.picture_id = picture;
    return 'removed';
  end if;
  if not exists (select from public.pictures p where p.id = picture and p.credit is not null) then return 'no-credit'; end if;
  if exists (select from public.picture_records r where r.picture_id = picture and r.consent_until < current_date) then
    return 'consent-ended';
  end if;
  insert into public.press_pictures (picture_id) values (picture) on conflict do nothing;
  return 'approved';
end $function$;
alter function private.set_press_picture(picture uuid, is_approved boolean) owner to function_owner;
grant execute on function private.set_press_picture(picture uuid, is_approved boolean) to authenticated;
