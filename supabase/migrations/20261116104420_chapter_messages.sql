-- Messages from a chapter's contact form. They are emailed to the leads, whose addresses nobody else sees.

create table public.chapter_messages (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.chapters (id) on delete cascade,
  name text not null check (length(name) between 1 and 100 and private.is_plain_name(name)),
  email text not null check (length(email) <= 254),
  body text not null check (length(body) between 20 and 2000),
  sent_at timestamptz not null default now()
);
comment on table public.chapter_messages is 'class:s2';
create index chapter_messages_chapter on public.chapter_messages (chapter_id, sent_at);
create index chapter_messages_email on public.chapter_messages (lower(email), sent_at);
create index chapter_messages_sent on public.chapter_messages (sent_at, id);
alter table public.chapter_messages enable row level security;
revoke all on public.chapter_messages from public, anon, authenticated;
grant select, insert, update, delete on public.chapter_messages to service_role;
grant select, insert, delete on public.chapter_messages to function_owner;
grant select on public.chapter_messages to authenticated;

create policy "function owner manages chapter messages" on public.chapter_messages for all to function_owner
  using (true) with check (true);
create policy "outreach reads chapter messages" on public.chapter_messages for select to authenticated
  using (id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- Where the organization reads email about chapters.
create function private.chapters_address() returns text language sql stable set search_path = '' as $$
  select case when s.contact_domain like '%@%' then s.contact_domain else 'chapters@' || s.contact_domain end
  from public.site_settings s
$$;

create type public.chapter_message_outcome as enum ('sent', 'invalid', 'too-many', 'unknown');

-- Stores a message and emails it to the leads, or to the organization while a chapter has none. A chapter gets at most
-- 50 messages a day, 5 of them from one address.
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
      jsonb_build_object('chapter', held.name, 'name', trim($2), 'email', trim($3), 'body', trim($4)),
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
    ["sent_at", "Sent on"], ["name", "Name"], ["email", "Email"], ["body", "Message"]
  ]', false, 'delete');
