-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_event_email(held public.event_registrations, message text, dedupe_key text, more jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.queue_email(message, private.address_of(held), jsonb_build_object(
    'event', e.slug, 'title', e.title, 'date_id', d.id, 'starts_at', d.starts_at, 'ends_at', d.ends_at,
    'time_zone', e.time_zone, 'sequence', d.sequence, 'place', e.place, 'address', private.address_of_event(e), 'name', held.name,
    'email', private.address_of(held), 'channel', held.channel, 'party_size', held.party_size, 'code', held.ticket_code,
    'link', (select l.token from private.registration_links l where l.registration_id = held.id),
    'position', private.waiting_position(held), 'offer_expires_at', held.offer_expires_at,
    'join_url', (select j.url from public.event_join_links j
      where j.date_id = d.id and held.channel = 'online' and held.status = 'confirmed')
  ) || more, dedupe_key, coalesce(private.language_of(held.user_id), 'en'))
  from public.event_dates d join public.events e on e.id = d.event_id
  where d.id = held.date_id and private.address_of(held) is not null
$function$;
grant execute on function private.send_event_email(held public.event_registrations, message text, dedupe_key text, more jsonb) to function_owner;
