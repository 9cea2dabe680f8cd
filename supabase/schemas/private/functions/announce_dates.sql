-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_dates(changed uuid[], canceled uuid[] DEFAULT '{}'::uuid[], reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.send_event_email(about.held[1],
    case when person.moved is null then 'event-canceled' else 'event-changed' end,
    format('event-dates %s %s', about.held[1].id, person.sequences[1]),
    jsonb_build_object('reason', trim(reason)) || case when person.moved is null then '{}' else jsonb_build_object('canceled',
      (select coalesce(jsonb_agg(private.email_params_of(lost)), '[]') from unnest(person.gone) as lost)) end,
    about.held[2:])
  from (
    select array_agg(r order by d.starts_at, d.id) filter (where d.id = any (changed)) as moved,
      array_agg(r order by d.starts_at, d.id) filter (where d.id = any (canceled)) as gone,
      array_agg(d.sequence order by d.id = any (canceled), d.starts_at, d.id) as sequences
    from public.event_dates d join public.event_registrations r on r.date_id = d.id
    where d.id = any (changed || canceled) and r.status not in ('canceled', 'expired')
    group by coalesce(r.user_id::text, lower(r.email))
  ) person cross join lateral (select coalesce(person.moved, person.gone) as held) about
$function$;
grant execute on function private.announce_dates(changed uuid[], canceled uuid[], reason text) to function_owner;
