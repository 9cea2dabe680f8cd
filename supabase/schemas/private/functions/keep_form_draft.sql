-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_form_draft(sealed text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.caller_id();
  draft uuid;
begin
  if not private.caller_has_second_factor() or length(sealed) > 300000
    or not exists (select from public.user_roles r where r.user_id = person) then return null; end if;
  insert into private.form_drafts (user_id, sealed) values (person, keep_form_draft.sealed) returning id into draft;
  delete from private.form_drafts d where d.user_id = person and d.id in (
    select o.id from private.form_drafts o where o.user_id = person and o.id <> draft
    order by o.created_at desc offset 4);
  return draft;
end $function$;
alter function private.keep_form_draft(sealed text) owner to function_owner;
grant execute on function private.keep_form_draft(sealed text) to authenticated;
