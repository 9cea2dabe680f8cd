-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.calendar_by_link(proof text)
 RETURNS TABLE(date_id uuid, event text, title text, summary text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, address text, sequence integer, is_canceled boolean, status public.registration_status, join_url text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select d.id, e.slug, e.title, e.summary, d.starts_at, d.ends_at, e.time_zone, e.place, private.address_of_event(e), d.sequence,
    d.canceled_at is not null, r.status, j.url
  from private.calendar_links l
  left join (
    public.event_registrations r
    join public.event_dates d on d.id = r.date_id and d.ends_at > now() - interval '31 days'
    join public.events e on e.id = d.event_id
    left join public.event_join_links j on j.date_id = d.id and r.channel = 'online' and r.status = 'confirmed'
  ) on r.user_id = l.user_id and r.status not in ('canceled', 'expired')
  where l.token = proof
  order by d.starts_at limit 500
$function$;
alter function private.calendar_by_link(proof text) owner to function_owner;
grant execute on function private.calendar_by_link(proof text) to anon, authenticated;
