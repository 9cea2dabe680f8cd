-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.drop_form_draft(draft uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.form_drafts d where d.id = draft and d.user_id = private.caller_id();
end $function$;
alter function private.drop_form_draft(draft uuid) owner to function_owner;
grant execute on function private.drop_form_draft(draft uuid) to authenticated;
