-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_wanted(member uuid, about public.notification_topic, by_channel public.notification_channel)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select about = 'account' or coalesce(
    (select p.is_on from public.notification_preferences p
      where p.user_id = member and p.topic = about and p.channel = by_channel),
    private.is_sent_by_default(about, by_channel, coalesce(
      (select p.age_answered_at is not null and coalesce(p.adult_on <= current_date, true)
        from public.profiles p where p.id = member), false))
  )
$function$;
grant execute on function private.is_wanted(member uuid, about public.notification_topic, by_channel public.notification_channel) to authenticated, function_owner;
