-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_text(message text, locale text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select case when t.subject is not null then jsonb_build_object(
      'subject', t.subject, 'heading', t.heading, 'body', t.body, 'button', t.button) end
    from public.email_texts t where t.message = $1 and t.locale = $2 order by t.version desc limit 1
  );
end $function$;
grant execute on function private.email_text(message text, locale text) to function_owner, service_role;
