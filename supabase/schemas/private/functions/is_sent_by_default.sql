-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_sent_by_default(topic public.notification_topic, channel public.notification_channel, is_adult boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when topic = 'news' then channel = 'site' and is_adult
    when topic in ('giving', 'raffles') then channel = 'site' or is_adult
    else true
  end
$function$;
grant execute on function private.is_sent_by_default(topic public.notification_topic, channel public.notification_channel, is_adult boolean) to authenticated, function_owner;
