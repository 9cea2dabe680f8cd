-- What email providers report about addresses: bounces and complaints.

create type public.mail_event as enum ('bounce', 'complaint');

-- A bounce ends sending until the owner uses the link again. A complaint deletes the subscription, and the form does not
-- email the address again for a year. Returns how many of the reports were about subscribers.
create function private.report_mail_event(address text, event public.mail_event) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  target text := lower(trim(address));
  changed bigint;
begin
  if event = 'bounce' then
    update public.newsletter_subscribers s set undeliverable_at = coalesce(s.undeliverable_at, now()) where s.email = target;
    get diagnostics changed = row_count;
    return changed;
  end if;
  delete from public.newsletter_subscribers s where s.email = target;
  get diagnostics changed = row_count;
  insert into private.newsletter_complaints (hash) values (private.address_digest(target))
    on conflict (hash) do update set complained_at = now();
  return changed;
end $$;
call private.publish_function('report_mail_event', '{service_role}');

-- A periodic task.
create function private.delete_old_newsletter_complaints() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.newsletter_complaints c where c.complained_at < now() - interval '1 year' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('delete_old_newsletter_complaints');
insert into private.periodic_tasks (name, every) values ('delete_old_newsletter_complaints', '1 day');
