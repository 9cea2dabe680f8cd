-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_email_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_right_placeholders(new.message, concat_ws(e'\n', new.subject, new.heading, new.body, new.button)) then
    raise check_violation using message = 'The words have a placeholder that this email does not know, or lack one.';
  end if;
  return new;
end $function$;
alter function private.check_email_text() owner to function_owner;
