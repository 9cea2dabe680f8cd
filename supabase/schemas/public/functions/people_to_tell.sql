-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.people_to_tell(event uuid, date uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(distinct coalesce(r.user_id::text, lower(r.email)))::integer
  from public.event_dates d join public.event_registrations r on r.date_id = d.id
  where d.event_id = event and d.id = coalesce(date, d.id) and d.canceled_at is null and d.ends_at > now()
    and r.status not in ('canceled', 'expired')
$function$;
grant execute on function public.people_to_tell(event uuid, date uuid) to authenticated;
