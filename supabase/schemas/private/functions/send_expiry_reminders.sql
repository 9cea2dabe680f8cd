-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_expiry_reminders()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  told bigint := 0;
begin
  for due in
    select c.id, c.user_id, c.course_title, c.expires_at, k.slug,
      case when c.expires_at < now() + interval '7 days' then 7
        when c.expires_at < now() + interval '30 days' then 30
        else extract(day from private.renewal_window())::integer end as days
    from public.certificates c join public.courses k on k.id = c.course_id
    where c.status = 'valid' and c.user_id is not null
      and c.expires_at > now() and c.expires_at < now() + private.renewal_window()
      and not exists (select from public.certificates n where n.replaces = c.id)
  loop
    insert into public.certificate_events (certificate_id, kind) values (due.id, 'reminder-' || due.days)
      on conflict do nothing;
    if found then
      perform private.notify(due.user_id, 'courses', 'certificate-expires', jsonb_build_object(
        'course', due.course_title, 'slug', due.slug, 'expires', (due.expires_at at time zone 'UTC')::date),
        format('expiry-%s-%s', due.id, due.days));
      told := told + 1;
    end if;
  end loop;
  return told;
end $function$;
alter function private.send_expiry_reminders() owner to function_owner;
