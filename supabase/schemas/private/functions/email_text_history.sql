-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_text_history(message text)
 RETURNS TABLE(version integer, saved_at timestamp with time zone, saved_by_name text, subject text, heading text, body text, button text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select t.version, t.saved_at, p.display_name, t.subject, t.heading, t.body, t.button
    from public.email_texts t left join public.profiles p on p.id = t.saved_by
    where t.message = $1 and t.locale = 'en' and private.is_staff('editor')
    order by t.version desc limit 100;
end $function$;
alter function private.email_text_history(message text) owner to function_owner;
grant execute on function private.email_text_history(message text) to authenticated;
