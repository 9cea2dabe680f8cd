-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_dates(dates uuid[], reason text, changed uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.event_dates d set canceled_at = now(), sequence = d.sequence + 1
    where d.id = any (dates) and d.canceled_at is null;
  update public.event_dates d set sequence = d.sequence + 1 where d.id = any (changed);
  perform private.announce_dates(changed, dates, reason);
  update public.events e set status = 'canceled'
    where e.id in (select d.event_id from public.event_dates d where d.id = any (dates)) and e.status = 'published'
      and not exists (select from public.event_dates d where d.event_id = e.id and d.canceled_at is null);
end $function$;
grant execute on function private.cancel_dates(dates uuid[], reason text, changed uuid[]) to function_owner;
