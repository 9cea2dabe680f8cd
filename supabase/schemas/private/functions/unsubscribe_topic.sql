-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.unsubscribe_topic(proof text)
 RETURNS TABLE(topic public.notification_topic)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.topic from private.unsubscribe_tokens t where t.token = proof
$function$;
alter function private.unsubscribe_topic(proof text) owner to function_owner;
grant execute on function private.unsubscribe_topic(proof text) to anon, authenticated;
