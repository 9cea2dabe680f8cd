-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_notifications(switched_on text[], rhythm public.digest_rhythm)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.notification_preferences (topic, channel, is_on)
    select t, c, t || ' ' || c = any (switched_on)
    from unnest(enum_range(null::public.notification_topic)) as t,
      unnest(enum_range(null::public.notification_channel)) as c
    where t <> 'account'
    on conflict (user_id, topic, channel) do update set is_on = excluded.is_on;
  insert into public.notification_settings (digest) values (rhythm)
    on conflict (user_id) do update set digest = excluded.digest
$function$;
grant execute on function public.save_notifications(switched_on text[], rhythm public.digest_rhythm) to authenticated;
