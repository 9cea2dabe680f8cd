-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.leave_shifts_without_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.shifts;
begin
  if private.has_consent(new.learner_id, 'consent-events') then return null; end if;
  for held in
    select s.* from public.shifts s join public.shift_signups u on u.shift_id = s.id
    where u.user_id = new.learner_id and u.status <> 'canceled' and s.starts_at > now() and s.canceled_at is null
    order by s.id for update of s
  loop
    update public.shift_signups u set status = 'canceled', offered_at = null
      where u.shift_id = held.id and u.user_id = new.learner_id;
    perform private.fill_shift(held.id);
    perform private.notify_about_shift(new.learner_id, held, 'consent-ended');
  end loop;
  return null;
end $function$;
alter function private.leave_shifts_without_consent() owner to function_owner;
