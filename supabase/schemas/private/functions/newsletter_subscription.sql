-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newsletter_subscription(proof text)
 RETURNS TABLE(topics public.newsletter_topic[], state text, is_confirmed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.topics, s.state, s.confirmed_at is not null from public.newsletter_subscribers s
  where s.id = private.subscriber_of(proof)
$function$;
alter function private.newsletter_subscription(proof text) owner to function_owner;
grant execute on function private.newsletter_subscription(proof text) to anon, authenticated;
