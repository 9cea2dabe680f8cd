-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_notifications()
 RETURNS TABLE(topic public.notification_topic, channel public.notification_channel, is_on boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select t, c, private.is_wanted((select auth.uid()), t, c)
  from unnest(enum_range(null::public.notification_topic)) as t,
    unnest(enum_range(null::public.notification_channel)) as c
  where (select auth.uid()) is not null
  order by t, c
$function$;
grant execute on function public.my_notifications() to authenticated;
