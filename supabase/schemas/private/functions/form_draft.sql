-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.form_draft(draft uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select d.sealed from private.form_drafts d
    where d.id = draft and d.user_id = private.caller_id() and d.created_at > now() - interval '1 hour');
end $function$;
alter function private.form_draft(draft uuid) owner to function_owner;
grant execute on function private.form_draft(draft uuid) to authenticated;
