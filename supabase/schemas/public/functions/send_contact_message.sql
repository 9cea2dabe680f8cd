-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.send_contact_message(topic public.contact_topic, name text, email text, body text)
 RETURNS public.contact_message_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.send_contact_message($1, $2, $3, $4)$function$;
comment on function public.send_contact_message(topic public.contact_topic, name text, email text, body text) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.send_contact_message(topic public.contact_topic, name text, email text, body text) to anon, authenticated;
