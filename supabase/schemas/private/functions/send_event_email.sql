-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_event_email(held public.event_registrations, message text, dedupe_key text, more jsonb DEFAULT '{}'::jsonb, others public.event_registrations[] DEFAULT '{}'::public.event_registrations[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.queue_email(message, private.address_of(held), jsonb_build_object(
    'event', e.slug, 'title', e.title, 'time_zone', e.time_zone, 'place', e.place,
    'address', private.address_of_event(e), 'name', held.name, 'email', private.address_of(held),
    'others', (select coalesce(jsonb_agg(private.email_params_of(other)), '[]') from unnest(others) as other)
  ) || private.email_params_of(held) || more, dedupe_key, coalesce(private.language_of(held.user_id), 'en'))
  from public.event_dates d join public.events e on e.id = d.event_id
  where d.id = held.date_id and private.address_of(held) is not null
$function$;
grant execute on function private.send_event_email(held public.event_registrations, message text, dedupe_key text, more jsonb, others public.event_registrations[]) to function_owner;
