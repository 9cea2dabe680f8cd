-- Messages from the form on /about/contact. The organization gets an email without the text, because a mailbox keeps it
-- for as long as it likes; outreach reads and answers messages in the console.

create type public.contact_topic as enum ('general', 'learning', 'chapters', 'giving', 'press', 'privacy');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  topic public.contact_topic not null,
  name text not null check (length(name) between 1 and 100 and private.is_plain_name(name)),
  email text not null check (length(email) <= 254),
  body text not null check (length(body) between 20 and 2000),
  sent_at timestamptz not null default now(),
  answer text check (length(answer) between 2 and 2000),
  answered_at timestamptz,
  done_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
comment on table public.contact_messages is 'class:s2';
create index contact_messages_email on public.contact_messages (lower(email), sent_at);
create index contact_messages_sent on public.contact_messages (sent_at, id);
create index contact_messages_open on public.contact_messages (sent_at, id) where done_at is null;
create index contact_messages_done on public.contact_messages (done_at);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
grant select, insert, update (answer, answered_at, done_at), delete on public.contact_messages to function_owner;
grant select on public.contact_messages to authenticated;

create policy "function owner manages contact messages" on public.contact_messages for all to function_owner
  using (true) with check (true);
create policy "outreach reads contact messages" on public.contact_messages for select to authenticated
  using (id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- Where the organization reads email about a topic.
create function private.contact_address(topic public.contact_topic) returns text
language sql stable set search_path = '' as $$
  select case when s.contact_domain like '%@%' then s.contact_domain
    else case topic when 'general' then 'hello' when 'learning' then 'learn' else topic::text end || '@' || s.contact_domain
  end from public.site_settings s
$$;
grant execute on function private.contact_address(public.contact_topic) to function_owner;

create type public.contact_message_outcome as enum ('sent', 'invalid', 'too-many');

-- Stores a message, emails the organization that it is there, and confirms it to the sender. The confirmation has no
-- word of the message: the address may belong to someone else. One address sends 3 messages a day, all together 200.
create function private.send_contact_message(topic public.contact_topic, name text, email text, body text)
returns public.contact_message_outcome language plpgsql security definer set search_path = '' as $$
declare
  message uuid;
begin
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  -- The lock makes concurrent messages wait, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  if (select count(*) from public.contact_messages m where m.sent_at > now() - interval '1 day') >= 200
    or (select count(*) from public.contact_messages m
      where lower(m.email) = lower(trim($3)) and m.sent_at > now() - interval '1 day') >= 3 then
    return 'too-many';
  end if;
  insert into public.contact_messages (topic, name, email, body)
    values ($1, trim($2), trim($3), trim($4)) returning id into message;
  perform private.queue_email('contact-message', private.contact_address($1), jsonb_build_object('topic', $1, 'id', message),
    'contact message ' || message);
  perform private.queue_email('contact-receipt', trim($3), jsonb_build_object('topic', $1), 'contact receipt ' || message);
  return 'sent';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('send_contact_message', '{anon, authenticated}');
comment on function public.send_contact_message is 'network-limit: 20 per 3600 seconds';

create type public.contact_answer_outcome as enum ('answered', 'invalid', 'already', 'unknown');

-- Emails the answer to the sender, once.
create function private.answer_contact_message(message uuid, answer text) returns public.contact_answer_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.contact_messages;
begin
  if not private.is_staff('outreach') then return 'unknown'; end if;
  select * into held from public.contact_messages m where m.id = message for update;
  if held.id is null then return 'unknown'; end if;
  if held.answered_at is not null then return 'already'; end if;
  if private.filled_text($2) is null then return 'invalid'; end if;
  update public.contact_messages m set answer = trim($2), answered_at = now(), done_at = coalesce(m.done_at, now())
    where m.id = message;
  perform private.queue_email('contact-answer', held.email,
    jsonb_build_object('name', held.name, 'question', held.body, 'answer', trim($2)), 'contact answer ' || message);
  return 'answered';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('answer_contact_message', '{authenticated}');

create type public.contact_mark_outcome as enum ('marked', 'unknown');

create function private.mark_contact_message(message uuid, is_done boolean) returns public.contact_mark_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'unknown'; end if;
  update public.contact_messages m set done_at = case when is_done then coalesce(m.done_at, now()) end
    where m.id = message;
  return (case when found then 'marked' else 'unknown' end)::public.contact_mark_outcome;
end $$;
call private.publish_function('mark_contact_message', '{authenticated}');

create function private.delete_old_contact_messages() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.contact_messages
    where done_at < now() - interval '6 months' or sent_at < now() - interval '12 months' returning 1
  )
  select count(*) from removed
$$;
call private.publish_function('delete_old_contact_messages');

insert into private.periodic_tasks (name, every) values ('delete_old_contact_messages', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.contact_messages', 'Messages you sent us', 'lower(email) = lower($2)', '[
    ["sent_at", "Sent on"], ["topic", "About"], ["name", "Name"], ["email", "Email"], ["body", "Message"],
    ["answered_at", "Answered on"], ["answer", "Answer"]
  ]', false, 'delete');
