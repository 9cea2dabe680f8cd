-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_certificate_name(wanted text, new_name text, new_form text)
 RETURNS public.certificate_name_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.certificates;
  cleaned text := nullif(trim(regexp_replace(new_name, '[[:space:]]+', ' ', 'g')), '');
begin
  select * into held from public.certificates c where c.id = wanted and c.user_id = private.caller_id() for update;
  if held.id is null then return 'unknown'; end if;
  if cleaned is null or length(cleaned) > 100 or cleaned ~ '[[:cntrl:]]' or new_form not in ('full', 'initials', 'hidden')
    then return 'invalid'; end if;
  if new_form = 'full' and exists (
    select from public.profiles p where p.id = held.user_id and p.adult_on > current_date
  ) then return 'initials-only'; end if;
  if cleaned is distinct from held.holder_name then
    insert into public.certificate_events (certificate_id, kind, actor) values (wanted, 'name-corrected', held.user_id);
  end if;
  if new_form <> held.name_form then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (wanted, 'name-form', new_form, held.user_id);
  end if;
  update public.certificates set holder_name = cleaned, name_form = new_form where id = wanted;
  return 'saved';
end $function$;
alter function private.change_certificate_name(wanted text, new_name text, new_form text) owner to function_owner;
grant execute on function private.change_certificate_name(wanted text, new_name text, new_form text) to authenticated;
