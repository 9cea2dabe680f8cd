-- Messages from a chapter's contact form. The leads get an email without the text, because a mailbox keeps it for as
-- long as it likes; they read and answer messages in the console, so that senders never see their addresses.

create table public.chapter_messages (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.chapters (id) on delete cascade,
  name text not null check (length(name) between 1 and 100 and private.is_plain_name(name)),
  email text not null check (length(email) <= 254),
  body text not null check (length(body) between 20 and 2000),
  sent_at timestamptz not null default now(),
  answer text check (length(answer) between 2 and 2000),
  answered_at timestamptz,
  done_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
comment on table public.chapter_messages is 'class:s2';
create index chapter_messages_chapter on public.chapter_messages (chapter_id, sent_at);
create index chapter_messages_email on public.chapter_messages (lower(email), sent_at);
create index chapter_messages_sent on public.chapter_messages (sent_at, id);
create index chapter_messages_open on public.chapter_messages (sent_at, id) where done_at is null;
alter table public.chapter_messages enable row level security;
revoke all on public.chapter_messages from public, anon, authenticated;
grant select, insert, update, delete on public.chapter_messages to service_role;
grant select, insert, update (answer, answered_at, done_at), delete on public.chapter_messages to function_owner;
grant select on public.chapter_messages to authenticated;

create policy "function owner manages chapter messages" on public.chapter_messages for all to function_owner
  using (true) with check (true);
-- Ids, because there are so few chapters that a policy that compares them would read the whole table for everyone.
create function private.led_messages() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.id from public.chapter_messages m where m.chapter_id in (select private.led_chapters())
$$;
call private.publish_function('led_messages', '{authenticated}', is_in_api => false);

create policy "leads read the messages of their chapter, outreach all" on public.chapter_messages
  for select to authenticated
  using (id = any (array(select private.led_messages()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- Where the organization reads email about chapters.
create function private.chapters_address() returns text language sql stable set search_path = '' as $$
  select case when s.contact_domain like '%@%' then s.contact_domain else 'chapters@' || s.contact_domain end
  from public.site_settings s
$$;

create type public.chapter_message_outcome as enum ('sent', 'invalid', 'too-many', 'unknown');

-- Stores a message and emails the leads, or the organization while a chapter has none, that it is there. A chapter gets
-- at most 50 messages a day, 5 of them from one address.
create function private.send_chapter_message(chapter uuid, name text, email text, body text)
returns public.chapter_message_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.chapters;
  message uuid;
begin
  -- The lock makes concurrent messages wait, so that each counts the others.
  select * into held from public.chapters c where c.id = chapter and c.status = 'active' and c.accepts_messages for update;
  if held.id is null then return 'unknown'; end if;
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  if (select count(*) >= 50 or count(*) filter (where lower(m.email) = lower(trim($3))) >= 5
    from public.chapter_messages m where m.chapter_id = chapter and m.sent_at > now() - interval '1 day') then
    return 'too-many';
  end if;
  insert into public.chapter_messages (chapter_id, name, email, body)
    values (chapter, trim($2), trim($3), trim($4)) returning id into message;
  perform private.queue_email('chapter-message', r.address,
      jsonb_build_object('chapter', held.name, 'id', message),
      format('chapter message %s %s', message, r.address))
    from (
      select e.address from public.user_roles u join private.confirmed_emails e on e.user_id = u.user_id
      where u.chapter_id = chapter
      union all select private.chapters_address()
      where not exists (select from public.user_roles u where u.chapter_id = chapter)
    ) as r;
  return 'sent';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('send_chapter_message', '{anon, authenticated}');
grant execute on function private.chapters_address() to function_owner;

-- Null for a message that does not exist and for one of a chapter that the caller does not manage.
create function private.lock_chapter_message(message uuid) returns public.chapter_messages
language plpgsql set search_path = '' as $$
declare
  held public.chapter_messages;
begin
  select * into held from public.chapter_messages m where m.id = message for update;
  return case when held.id is not null and private.manages_chapter(held.chapter_id) then held end;
end $$;
grant execute on function private.lock_chapter_message(uuid) to function_owner;

create type public.chapter_answer_outcome as enum ('answered', 'invalid', 'already', 'unknown');

-- Emails the answer to the sender, once.
create function private.answer_chapter_message(message uuid, answer text) returns public.chapter_answer_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.chapter_messages := private.lock_chapter_message(message);
begin
  if held.id is null then return 'unknown'; end if;
  if held.answered_at is not null then return 'already'; end if;
  if private.filled_text($2) is null then return 'invalid'; end if;
  update public.chapter_messages m set answer = trim($2), answered_at = now(), done_at = coalesce(m.done_at, now())
    where m.id = message;
  perform private.queue_email('chapter-answer', held.email, jsonb_build_object('chapter', c.name, 'slug', c.slug,
      'name', held.name, 'question', held.body, 'answer', trim($2)), 'chapter answer ' || message)
    from public.chapters c where c.id = held.chapter_id;
  return 'answered';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('answer_chapter_message', '{authenticated}');

create type public.chapter_mark_outcome as enum ('marked', 'unknown');

create function private.mark_chapter_message(message uuid, is_done boolean) returns public.chapter_mark_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_chapter_message(message)).id is null then return 'unknown'; end if;
  update public.chapter_messages m set done_at = case when is_done then coalesce(m.done_at, now()) end
    where m.id = message;
  return 'marked';
end $$;
call private.publish_function('mark_chapter_message', '{authenticated}');

create function private.delete_old_chapter_messages() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.chapter_messages where sent_at < now() - interval '12 months' returning 1
  )
  select count(*) from removed
$$;
call private.publish_function('delete_old_chapter_messages');

insert into private.periodic_tasks (name, every) values ('delete_old_chapter_messages', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.chapter_messages', 'Messages you sent to chapters', 'lower(email) = lower($2)', '[
    ["sent_at", "Sent on"], ["name", "Name"], ["email", "Email"], ["body", "Message"],
    ["answered_at", "Answered on"], ["answer", "Answer"]
  ]', false, 'delete');
