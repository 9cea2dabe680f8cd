-- What staff are typing into the forms of a course, kept until they save it.

create table public.course_typing (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.course_drafts (course_id) on delete cascade,
  form text not null check (form ~ '^[a-z0-9-]{1,40}(/[a-z0-9-]{1,40})?$'),
  content jsonb not null check (private.are_text_fields(content) and length(content::text) <= 100000),
  saved_at timestamptz not null default now(),
  primary key (user_id, course_id, form)
);
comment on table public.course_typing is 'class:s2';
comment on column public.course_typing.form is 'The part, and the block of a lesson after a slash.';
comment on column public.course_typing.content is 'The fields as typed, complete or not.';
create index course_typing_form on public.course_typing (course_id, form);
alter table public.course_typing enable row level security;
grant select, insert, update, delete on public.course_typing to service_role, function_owner;
grant select on public.course_typing to authenticated;
create policy "function owner manages what is typed into courses" on public.course_typing for all to function_owner
  using (true) with check (true);
create policy "staff read what they typed into courses" on public.course_typing for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('editor', 'instructor')));
insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.course_typing', 'Courses you are changing', 'user_id = $1',
    '[["course_id", "Course"], ["content", "Text"], ["saved_at", "Saved"]]', 'with_account');

-- Keeps what the caller is typing, and says who else is typing into the same form.
create function private.keep_course_typing(course uuid, form text, content jsonb)
returns table (outcome public.course_edit_outcome, others text[])
language plpgsql security definer set search_path = '' as $$
begin
  outcome := case when not private.is_staff('editor', 'instructor') then 'not-allowed'
    when not exists (select from public.course_drafts d where d.course_id = course) then 'unknown' else 'saved' end;
  if outcome = 'saved' then
    insert into public.course_typing as t (user_id, course_id, form, content) values (private.caller_id(), $1, $2, $3)
      on conflict on constraint course_typing_pkey do update set content = excluded.content, saved_at = now();
    others := array(select coalesce(p.display_name, 'Someone else')
      from public.course_typing t left join public.profiles p on p.id = t.user_id
      where t.course_id = course and t.form = $2 and t.user_id <> private.caller_id() and t.saved_at > now() - interval '1 hour'
      order by t.saved_at desc limit 5);
  end if;
  return next;
exception
  when check_violation or not_null_violation or foreign_key_violation then
    outcome := 'invalid';
    return next;
end $$;
call private.publish_function('keep_course_typing', '{authenticated}');

create function private.drop_course_typing(course uuid, form text) returns void
language sql security definer set search_path = '' as $$
  delete from public.course_typing t where t.course_id = $1 and t.form = $2 and t.user_id = private.caller_id()
$$;
call private.publish_function('drop_course_typing', '{authenticated}');
