-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_erasure_reminders()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  planned public.erasures;
begin
  for planned in update public.erasures e set reminded_at = now()
    where e.reminded_at is null and e.started_at is null and e.due_at > now() and e.due_at < now() + interval '1 day'
      and e.requested_at < now() - interval '1 day'
    returning *
  loop
    perform private.notify(planned.user_id, 'account', 'erasure-tomorrow',
      jsonb_build_object('is_unguarded', planned.reason = 'unguarded'), 'erasure tomorrow ' || planned.id);
  end loop;
end $function$;
grant execute on function private.send_erasure_reminders() to function_owner;
