-- Providers repeat a webhook until they get an answer, and anyone who records one could send it again: each counts once.

create table private.mail_webhooks (
  id text primary key check (length(id) between 1 and 200),
  received_at timestamptz not null default now()
);
comment on table private.mail_webhooks is 'class:public';
create index mail_webhooks_age on private.mail_webhooks (received_at);
alter table private.mail_webhooks enable row level security;
grant select, insert, delete on private.mail_webhooks to function_owner;
create policy "function owner reads mail webhooks" on private.mail_webhooks for select to function_owner using (true);
create policy "function owner adds mail webhooks" on private.mail_webhooks for insert to function_owner with check (true);
create policy "function owner deletes mail webhooks" on private.mail_webhooks for delete to function_owner using (true);

-- Records the reports of one webhook: [{"email": …, "event": "bounce" | "complaint"}]. Returns how many were about
-- subscribers, 0 for a webhook that came before.
create function private.report_mail_webhook(webhook text, reports jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mail_webhooks (id) values (webhook) on conflict do nothing;
  if not found then return 0; end if;
  return (select coalesce(sum(private.report_mail_event(r ->> 'email', (r ->> 'event')::public.mail_event)), 0)
    from jsonb_array_elements(reports) as r);
end $$;
call private.publish_function('report_mail_webhook', '{service_role}');

-- A periodic task. Signatures are valid for minutes, and providers give up after days.
create function private.delete_old_mail_webhooks() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (delete from private.mail_webhooks w where w.received_at < now() - interval '30 days' returning 1)
  select count(*) from gone
$$;
call private.publish_function('delete_old_mail_webhooks');
insert into private.periodic_tasks (name, every) values ('delete_old_mail_webhooks', '1 day');
