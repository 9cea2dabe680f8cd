-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_totals(date uuid)
 RETURNS TABLE(expected bigint, came bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    (select coalesce(sum(r.party_size), 0) from public.event_registrations r
      where r.date_id = date and r.channel = 'room' and r.status in ('confirmed', 'awaiting-permission', 'offered')),
    (select coalesce(sum(c.people), 0) from public.check_ins c where c.date_id = date and c.undone_at is null)
$function$;
grant execute on function public.check_in_totals(date uuid) to authenticated;
