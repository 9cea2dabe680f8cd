-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_newsletter_recipient(subscriber public.newsletter_subscribers, topic public.newsletter_topic, state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select subscriber.confirmed_at is not null and subscriber.undeliverable_at is null and topic = any (subscriber.topics)
    and ($3 is null or subscriber.state is null or subscriber.state = $3)
$function$;
grant execute on function private.is_newsletter_recipient(subscriber public.newsletter_subscribers, topic public.newsletter_topic, state text) to function_owner;
