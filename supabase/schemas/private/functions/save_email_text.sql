-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_email_text(message text, base_version integer, subject text DEFAULT NULL::text, heading text DEFAULT NULL::text, body text DEFAULT NULL::text, button text DEFAULT NULL::text, locale text DEFAULT 'en'::text)
 RETURNS public.email_text_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  newest integer := (select coalesce(max(t.version), 0) from public.email_texts t where t.message = $1 and t.locale = $7);
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  if base_version is distinct from newest then return 'changed-meanwhile'; end if;
  insert into public.email_texts (message, locale, version, subject, heading, body, button, saved_by)
    values ($1, $7, newest + 1, $3, $4, $5, $6, private.caller_id());
  return 'saved';
exception
  when unique_violation then return 'changed-meanwhile';
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_email_text(message text, base_version integer, subject text, heading text, body text, button text, locale text) owner to function_owner;
grant execute on function private.save_email_text(message text, base_version integer, subject text, heading text, body text, button text, locale text) to authenticated;
