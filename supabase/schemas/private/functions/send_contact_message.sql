-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_contact_message(topic public.contact_topic, name text, email text, body text)
 RETURNS public.contact_message_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message uuid;
begin
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  -- The lock makes concurrent messages wait, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  if (select count(*) from public.contact_messages m where m.sent_at > now() - interval '1 day') >= 200
    or (select count(*) from public.contact_messages m
      where lower(m.email) = lower(trim($3)) and m.sent_at > now() - interval '1 day') >= 3 then
    return 'too-many';
  end if;
  insert into public.contact_messages (topic, name, email, body)
    values ($1, trim($2), trim($3), trim($4)) returning id into message;
  perform private.queue_email('contact-message', private.contact_address($1), jsonb_build_object('topic', $1, 'id', message),
    'contact message ' || message);
  perform private.queue_email('contact-receipt', trim($3), jsonb_build_object('topic', $1), 'contact receipt ' || message);
  return 'sent';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.send_contact_message(topic public.contact_topic, name text, email text, body text) owner to function_owner;
grant execute on function private.send_contact_message(topic public.contact_topic, name text, email text, body text) to anon, authenticated;
