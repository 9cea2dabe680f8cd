-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_guardian_data()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  child record;
begin
  delete from public.guardian_invitations i where i.expires_at < now()
    or (coalesce(i.used_at, i.withdrawn_at) < now() - interval '1 day');
  delete from private.code_guesses g where g.guessed_at < now() - interval '1 day';
  delete from private.young_requests r where r.created_at < now() - interval '14 days';
  delete from public.guardian_visits v where v.visited_at < now() - interval '1 year';
  update public.permission_slips s set emergency_name = null, emergency_phone = null
    where s.happens_on < current_date - 7 and (s.emergency_name is not null or s.emergency_phone is not null)
      -- An event may take several days, or be moved after the guardian has signed.
      and not exists (
        select from public.event_registrations r join public.event_dates d on d.id = r.date_id
        where r.slip_id = s.id and d.ends_at > now() - interval '7 days'
      );
  for child in select y.* from public.young_learners y where y.kept_until <= current_date + 30 loop
    perform private.notify(child.guardian_id, 'account', 'young-learner-expires',
      jsonb_build_object('name', child.first_name, 'day', child.kept_until), 'young-year ' || child.id);
  end loop;
  delete from public.young_learners y where y.kept_until < current_date;
  return 0;
end $function$;
grant execute on function private.delete_old_guardian_data() to function_owner;
