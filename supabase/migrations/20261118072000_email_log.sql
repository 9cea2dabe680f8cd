-- The email log of administrators: which email went to whom and what became of it, never what it said. They send an email
-- again, or set a failed one aside.

create type public.set_aside_reason as enum ('wrong-address', 'not-needed', 'reached-otherwise');

alter table private.email_outbox
  add column resend_of uuid references private.email_outbox (id) on delete set null,
  add column resent_at timestamptz,
  add column set_aside_at timestamptz,
  add column set_aside_reason public.set_aside_reason,
  add check ((set_aside_at is null) = (set_aside_reason is null)),
  add check (set_aside_at is null or status = 'dead');
comment on column private.email_outbox.resend_of is 'class:public The email that an administrator sent again.';
comment on column private.email_outbox.resent_at is 'class:public When an administrator last sent it again, as another row.';
comment on column private.email_outbox.set_aside_at is 'class:public When an administrator closed a failed email.';
comment on column private.email_outbox.set_aside_reason is 'class:public';
grant insert (resend_of), update (resent_at, set_aside_at, set_aside_reason) on private.email_outbox to function_owner;

create unique index email_outbox_resent_once on private.email_outbox (resend_of) where status in ('queued', 'sending');
create index email_outbox_resends on private.email_outbox (resend_of) where resend_of is not null;
create index email_outbox_waiting on private.email_outbox (created_at desc, id) where status in ('queued', 'sending');
create index email_outbox_sent on private.email_outbox (created_at desc, id) where status in ('sent', 'captured');
create index email_outbox_failed on private.email_outbox (created_at desc, id)
  where status = 'dead' and set_aside_at is null and resent_at is null and message <> 'newsletter-issue';
create index email_outbox_kinds on private.email_outbox (message, created_at desc, id);
create index email_outbox_addresses on private.email_outbox (lower(to_address), created_at desc, id);

-- The newsletter notes refused addresses by itself.
call private.add_inbox_list('emails', '{admin}', 'private.email_outbox', 'item.status = ''dead'' and item.set_aside_at is null
  and item.resent_at is null and item.message <> ''newsletter-issue''');

-- Only what administrators decide: every other email follows from a change that has an entry of its own.
create trigger record_audit after update of resent_at, set_aside_at on private.email_outbox for each row
  when (current_setting('request.jwt.claims', true) like '%"aal2"%') execute function private.record_audit();

create type public.email_state as enum ('waiting', 'retrying', 'sent', 'captured', 'failed', 'resent', 'set-aside');
create type public.email_problem as enum (
  'wrong-address', 'full', 'blocked', 'login', 'unreachable', 'too-late', 'not-written', 'other'
);
create type public.resend_outcome as enum (
  'resent', 'waiting', 'one-time-link', 'out-of-date', 'newsletter', 'unwanted', 'emptied', 'unknown'
);

create function private.email_state(email private.email_outbox) returns public.email_state
language sql immutable set search_path = '' as $$
  select (case
    when email.status = 'dead' and email.resent_at is not null then 'resent'
    when email.status = 'dead' and email.set_aside_at is not null then 'set-aside'
    when email.status = 'dead' then 'failed'
    when email.status in ('sent', 'captured') then email.status
    when email.last_error is null then 'waiting' else 'retrying' end)::public.email_state
$$;

-- The kind of problem. What the email server answered often repeats the address.
create function private.email_problem(last_error text) returns public.email_problem
language sql immutable set search_path = '' as $$
  select (case
    when last_error is null then null
    when last_error ~ 'within 72 hours' then 'too-late'
    when last_error ~ '^There is no message|invalid parameters' then 'not-written'
    when last_error ~* '\m[45]\.2\.2\M|quota|mailbox (is )?full' then 'full'
    when last_error ~* '\m5\.1\.\d|user unknown|unknown user|no such (user|mailbox)|does not exist|address rejected' then 'wrong-address'
    when last_error ~* '\m5\.7\.\d|spam|block|reputation|policy' then 'blocked'
    when last_error ~* '\m53[045]\M|login|authenticat' then 'login'
    when last_error ~* 'ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|timeout|timed out|greeting|closed' then 'unreachable'
    else 'other' end)::public.email_problem
$$;

-- m•••@example.org
create function private.masked_address(address text) returns text language sql immutable set search_path = '' as $$
  select left(address, 1) || '•••' || substring(address from '@.*$')
$$;

/* What sending an email again would lead to. Links that sign people in, or that work once or for some days, are never sent
   twice: the person asks for a new one. */
create function private.resend_outcome(email private.email_outbox) returns public.resend_outcome
language plpgsql stable set search_path = '' as $$
begin
  return (case
    when email.id is null then 'unknown'
    when email.message in ('newsletter-issue', 'newsletter-test') then 'newsletter'
    when email.message in ('account-merge', 'confirm-signup', 'email-change', 'gift-charge-failed', 'gift-link',
      'guardian-invitation', 'invitation', 'learner-invitation', 'magic-link', 'newsletter-confirm', 'newsletter-link',
      'password-recovery', 'reauthentication', 'young-learner-request') then 'one-time-link'
    when email.message in ('erasure-tomorrow', 'event-in-a-week', 'event-in-an-hour', 'event-offer', 'event-tomorrow',
      'raffle-claim-soon', 'raffle-draw-soon', 'raffle-open') then 'out-of-date'
    when email.status in ('queued', 'sending') or exists (select from private.email_outbox w
      where w.resend_of = email.id and w.status in ('queued', 'sending')) then 'waiting'
    when email.params is null then 'emptied'
    when email.topic is not null and exists (select from private.confirmed_emails m
      where lower(m.address) = lower(email.to_address) and not private.is_wanted(m.user_id, email.topic, 'email')) then 'unwanted'
    else 'resent' end)::public.resend_outcome;
end $$;
grant execute on function private.email_state(private.email_outbox), private.email_problem(text), private.masked_address(text),
  private.resend_outcome(private.email_outbox) to function_owner;

/* A page of the log, newest first. The conditions are constants, because only then does the planner find the partial index
   of a view. */
create function private.email_log(
  view text default 'all', kind text default null, address text default null,
  after_created timestamptz default null, after_id uuid default null, up_to integer default 25
) returns table (
  id uuid, message text, address_start text, state public.email_state, problem public.email_problem, attempts integer,
  created_at timestamptz, resend public.resend_outcome
) language plpgsql stable security definer set search_path = '' as $$
declare
  condition text := case view
    when 'waiting' then 'm.status in (''queued'', ''sending'')'
    when 'sent' then 'm.status in (''sent'', ''captured'')'
    when 'failed' then 'm.status = ''dead'' and m.set_aside_at is null and m.resent_at is null and m.message <> ''newsletter-issue'''
    when 'given-up' then 'm.status = ''dead'''
    else 'true' end
    || case when kind is not null then ' and m.message = $1' else '' end
    || case when address is not null then ' and lower(m.to_address) = lower($2)' else '' end
    || case when after_id is not null then ' and m.created_at <= $3 and (m.created_at < $3 or m.id > $4)' else '' end;
begin
  if not private.is_staff('admin') then return; end if;
  return query execute 'select m.id, m.message, private.masked_address(m.to_address), private.email_state(m),
      private.email_problem(m.last_error), m.attempts, m.created_at, private.resend_outcome(m)
    from private.email_outbox m where ' || condition || ' order by m.created_at desc, m.id limit $5'
    using kind, address, after_created, after_id, least(up_to, 501);
end $$;
call private.publish_function('email_log', '{authenticated}');

-- The kinds of emails in the log. It jumps from one to the next in the index, so that it never reads all emails.
create function private.email_kinds() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return; end if;
  return query
    with recursive kinds as (
      (select m.message from private.email_outbox m order by m.message limit 1)
      union all
      select (select m.message from private.email_outbox m where m.message > k.message order by m.message limit 1)
      from kinds k where k.message is not null
    )
    select k.message from kinds k where k.message is not null;
end $$;
call private.publish_function('email_kinds', '{authenticated}');

-- How many failed emails wait for a decision, up to 100.
create function private.failed_email_count() returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 0; end if;
  return (select count(*) from (select from private.email_outbox m where m.status = 'dead' and m.set_aside_at is null
    and m.resent_at is null and m.message <> 'newsletter-issue' limit 100) f);
end $$;
call private.publish_function('failed_email_count', '{authenticated}');

-- One email with its whole address and what the email server answered; never its text, links or codes.
create function private.logged_email(email uuid) returns table (
  id uuid, message text, to_address text, subject text, state public.email_state, problem public.email_problem,
  last_error text, attempts integer, created_at timestamptz, next_attempt_at timestamptz, sent_at timestamptz,
  resent_at timestamptz, set_aside_at timestamptz, set_aside_reason public.set_aside_reason, resend public.resend_outcome
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return; end if;
  return query select m.id, m.message, m.to_address, m.subject, private.email_state(m), private.email_problem(m.last_error),
      m.last_error, m.attempts, m.created_at, case when m.status = 'queued' then m.next_attempt_at end, m.sent_at,
      m.resent_at, m.set_aside_at, m.set_aside_reason, private.resend_outcome(m)
    from private.email_outbox m where m.id = email;
end $$;
call private.publish_function('logged_email', '{authenticated}');

-- Sends an email again, as a new row of the outbox. Only one such row waits at a time.
create function private.resend_email(email uuid) returns public.resend_outcome
language plpgsql security definer set search_path = '' as $$
declare
  original private.email_outbox;
  outcome public.resend_outcome;
begin
  if not private.is_staff('admin') then return 'unknown'; end if;
  select m.* into original from private.email_outbox m where m.id = email for update;
  outcome := private.resend_outcome(original);
  if outcome <> 'resent' then return outcome; end if;
  insert into private.email_outbox (message, params, locale, topic, to_address, unsubscribe_path, resend_of)
    values (original.message, original.params, original.locale, original.topic, original.to_address,
      original.unsubscribe_path, original.id);
  update private.email_outbox m set resent_at = now() where m.id = original.id;
  return outcome;
end $$;
call private.publish_function('resend_email', '{authenticated}');

create type public.set_aside_outcome as enum ('set-aside', 'not-failed', 'unknown');

-- Closes a failed email, with the reason.
create function private.set_email_aside(email uuid, reason public.set_aside_reason) returns public.set_aside_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') or not exists (select from private.email_outbox m where m.id = email) then
    return 'unknown';
  end if;
  perform private.set_audit_reason(reason::text);
  update private.email_outbox m set set_aside_at = now(), set_aside_reason = reason
    where m.id = email and m.status = 'dead' and m.set_aside_at is null and m.resent_at is null and reason is not null;
  return (case when found then 'set-aside' else 'not-failed' end)::public.set_aside_outcome;
end $$;
call private.publish_function('set_email_aside', '{authenticated}');
