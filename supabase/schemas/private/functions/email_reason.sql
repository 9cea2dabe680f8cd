-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_reason(about public.notification_topic)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 'You get this mail because ' || case about
    when 'account' then 'it is about your account. Such mails cannot be switched off.'
    when 'courses' then 'mails about courses are switched on in your account.'
    when 'events' then 'mails about events are switched on in your account.'
    when 'giving' then 'mails about your gifts are switched on in your account.'
    when 'raffles' then 'mails about raffles are switched on in your account.'
    when 'guardian' then 'mails between guardians and learners are switched on in your account.'
    when 'news' then 'you switched on our news in your account.'
  end
$function$;
grant execute on function private.email_reason(about public.notification_topic) to function_owner;
