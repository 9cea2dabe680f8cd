-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_shift_reminders()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  sent bigint := 0;
begin
  for due in
    select u.id, u.user_id, s as shift from public.shifts s
      join public.shift_signups u on u.shift_id = s.id and u.status = 'confirmed' and u.reminded_at is null
    where s.starts_at between now() and now() + interval '1 day' and s.canceled_at is null
    order by s.starts_at, u.id limit 2000 for update of u skip locked
  loop
    update public.shift_signups u set reminded_at = now() where u.id = due.id;
    perform private.notify_about_shift(due.user_id, due.shift, 'reminder');
    sent := sent + 1;
  end loop;
  return sent;
end $function$;
alter function private.send_shift_reminders() owner to function_owner;
