-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_params_of(held public.event_registrations)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('date_id', d.id, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'sequence', d.sequence,
    'channel', held.channel, 'party_size', held.party_size, 'code', held.ticket_code,
    'link', (select l.token from private.registration_links l where l.registration_id = held.id),
    'position', private.waiting_position(held), 'offer_expires_at', held.offer_expires_at,
    'join_url', (select j.url from public.event_join_links j
      where j.date_id = d.id and held.channel = 'online' and held.status = 'confirmed'))
  from public.event_dates d where d.id = held.date_id
$function$;
grant execute on function private.email_params_of(held public.event_registrations) to function_owner;
