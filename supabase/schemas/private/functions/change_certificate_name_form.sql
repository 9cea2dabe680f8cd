-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_certificate_name_form(wanted text, new_form text)
 RETURNS public.certificate_name_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.certificates;
begin
  select * into held from public.certificates c where c.id = wanted and c.user_id = private.caller_id() for update;
  if held.id is null then return 'unknown'; end if;
  if new_form is null or new_form not in ('full', 'initials', 'hidden') then return 'invalid'; end if;
  if new_form = 'full' and private.is_minor(held.user_id) then return 'initials-only'; end if;
  if new_form <> held.name_form then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (wanted, 'name-form', new_form, held.user_id);
    update public.certificates set name_form = new_form where id = wanted;
  end if;
  return 'saved';
end $function$;
alter function private.change_certificate_name_form(wanted text, new_form text) owner to function_owner;
grant execute on function private.change_certificate_name_form(wanted text, new_form text) to authenticated;
