-- The words of emails that staff changed. Links, codes and everything else of an email stay as shipped (decision 066).

create table public.email_texts (
  id uuid primary key default gen_random_uuid(),
  message text not null check (message ~ '^[a-z0-9-]{1,60}$'),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  version integer not null check (version > 0),
  subject text check (private.is_text_of(to_jsonb(subject), 1, 150)),
  heading text check (private.is_text_of(to_jsonb(heading), 1, 150)),
  body text check (private.is_text_of(to_jsonb(body), 1, 4000)),
  button text check (private.is_text_of(to_jsonb(button), 1, 40)),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  unique (message, locale, version),
  check (num_nulls(subject, heading, body) in (0, 3) and (subject is not null or button is null))
);
comment on table public.email_texts is 'class:s2';
comment on column public.email_texts.message is 'A key of the message catalog.';
comment on column public.email_texts.version is 'The highest one is in use.';
comment on column public.email_texts.subject is 'Null, like the other texts, in a version that goes back to the shipped text.';
create index email_texts_saved_by on public.email_texts (saved_by);
alter table public.email_texts enable row level security;
grant select, insert, update, delete on public.email_texts to service_role;
grant select, insert on public.email_texts to function_owner;
grant select on public.email_texts to authenticated;
create policy "function owner reads email texts" on public.email_texts for select to function_owner using (true);
create policy "function owner adds email texts" on public.email_texts for insert to function_owner with check (true);
create policy "editors read email texts" on public.email_texts for select to authenticated
  using ((select private.is_staff('editor')));
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.email_texts', 'Words of emails you changed', 'saved_by = $1',
    '[["message", "Email"], ["subject", "Subject"], ["saved_at", "Saved"]]', 'anonymize', 'saved_by = null',
    'The texts belong to our emails and no longer name you.');
call private.audit_table('public.email_texts');

create type public.email_text_outcome as enum ('saved', 'changed-meanwhile', 'invalid', 'not-allowed');

/* Adds a version, unless someone else added one since `base_version`. Without texts, emails have the shipped words
   again. Versions are never changed, so that an earlier one can be restored. */
create function private.save_email_text(
  message text, base_version integer, subject text default null, heading text default null, body text default null,
  button text default null, locale text default 'en'
) returns public.email_text_outcome language plpgsql security definer set search_path = '' as $$
declare
  newest integer := (select coalesce(max(t.version), 0) from public.email_texts t where t.message = $1 and t.locale = $7);
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  if base_version is distinct from newest then return 'changed-meanwhile'; end if;
  insert into public.email_texts (message, locale, version, subject, heading, body, button, saved_by)
    values ($1, $7, newest + 1, $3, $4, $5, $6, private.caller_id());
  return 'saved';
exception
  when unique_violation then return 'changed-meanwhile';
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_email_text', '{authenticated}');

-- Who saved which version, the newest first, for editors.
create function private.email_text_history(message text)
returns table (version integer, saved_at timestamptz, saved_by_name text, subject text, heading text, body text, button text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select t.version, t.saved_at, p.display_name, t.subject, t.heading, t.body, t.button
    from public.email_texts t left join public.profiles p on p.id = t.saved_by
    where t.message = $1 and t.locale = 'en' and private.is_staff('editor')
    order by t.version desc limit 100;
end $$;
call private.publish_function('email_text_history', '{authenticated}');

-- Emails the caller the words they are writing, with example values filled in.
create function private.send_email_text_test(subject text, heading text, body text, button text default null)
returns public.test_email_outcome language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := jsonb_build_object('subject', subject, 'heading', heading, 'body', body, 'button', button);
  address text;
begin
  if not private.is_staff('editor') or num_nulls(subject, heading, body) > 0
    or greatest(length(subject), length(heading), length(button)) > 600 or length(body) > 10000 then return 'not-allowed'; end if;
  select m.address into address from private.confirmed_emails m where m.user_id = private.caller_id();
  if address is null then return 'no-address'; end if;
  perform private.queue_email('email-text-test', address, given,
    concat('email-text-test ', private.caller_id(), to_char(now(), ' YYYY-MM-DD HH24:MI ')));
  return 'queued';
end $$;
call private.publish_function('send_email_text_test', '{authenticated}');

-- The words in use instead of the shipped ones; null if there are none.
create function private.email_text(message text, locale text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when t.subject is not null then jsonb_build_object(
      'subject', t.subject, 'heading', t.heading, 'body', t.body, 'button', t.button) end
    from public.email_texts t where t.message = $1 and t.locale = $2 order by t.version desc limit 1
  );
end $$;
grant execute on function private.email_text(text, text) to function_owner, service_role;

drop function public.claim_email;
drop function private.claim_email;
-- Claims the email that has waited longest, for one caller until the lease ends. An email whose lease has ended
-- belongs to a process that crashed. `attempts` tells this claim from a later one.
create function private.claim_email(lease_ms integer, domain text) returns table (
  id uuid, message text, params jsonb, locale text, topic public.notification_topic, to_address text,
  unsubscribe_path text, message_id text, attempts integer, created_at timestamptz, site_name text, words jsonb
) language sql security definer set search_path = '' as $$
  update private.email_outbox m set status = 'sending', attempts = m.attempts + 1,
    claimed_until = now() + lease_ms * interval '1 millisecond',
    message_id = coalesce(m.message_id, '<' || m.id || '@' || domain || '>')
  where m.id = (
    select w.id from private.email_outbox w
    where (w.status = 'queued' and w.next_attempt_at <= now() or w.status = 'sending' and w.claimed_until < now())
      and not private.is_too_old_to_send(w.created_at)
    order by w.next_attempt_at limit 1 for update skip locked
  )
  returning m.id, m.message, m.params, m.locale, m.topic, m.to_address, m.unsubscribe_path, m.message_id,
    m.attempts, m.created_at, coalesce((select s.name from public.site_settings s), ''),
    private.email_text(m.message, m.locale)
$$;
call private.publish_function('claim_email', '{service_role}');
