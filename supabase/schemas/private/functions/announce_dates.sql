-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_dates(dates uuid[], message text, more jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.send_event_email(person.held[1], message,
    format('%s %s %s', message, person.held[1].id, person.sequences[1]), more, person.held[2:])
  from (
    select array_agg(r order by d.starts_at, d.id) as held, array_agg(d.sequence order by d.starts_at, d.id) as sequences
    from public.event_dates d join public.event_registrations r on r.date_id = d.id
    where d.id = any (dates) and r.status not in ('canceled', 'expired')
    group by coalesce(r.user_id::text, lower(r.email))
  ) person
$function$;
grant execute on function private.announce_dates(dates uuid[], message text, more jsonb) to function_owner;
