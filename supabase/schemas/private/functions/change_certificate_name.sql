-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_certificate_name(wanted text, new_form text, new_name text DEFAULT NULL::text)
 RETURNS public.certificate_name_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.certificates;
  cleaned text := private.clean_certificate_name(new_name);
begin
  select * into held from public.certificates c where c.id = wanted and c.user_id = private.caller_id() for update;
  if held.id is null then return 'unknown'; end if;
  if new_form is null or new_form not in ('full', 'initials', 'hidden') then return 'invalid'; end if;
  if held.holder_name is null and cleaned is null then return 'invalid'; end if;
  if new_name is not null and held.holder_name is distinct from cleaned and held.holder_name is not null then
    return 'name-fixed';
  end if;
  if new_form = 'full' and private.is_minor(held.user_id) then return 'initials-only'; end if;
  if new_form <> held.name_form then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (wanted, 'name-form', new_form, held.user_id);
  end if;
  update public.certificates set holder_name = coalesce(held.holder_name, cleaned), name_form = new_form
    where id = wanted;
  return 'saved';
end $function$;
alter function private.change_certificate_name(wanted text, new_form text, new_name text) owner to function_owner;
grant execute on function private.change_certificate_name(wanted text, new_form text, new_name text) to authenticated;
