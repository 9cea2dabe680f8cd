-- Extra time in tests for members who need it.

create table public.quiz_allowances (
  user_id uuid primary key references auth.users (id) on delete cascade,
  extra_percent integer not null check (extra_percent between 1 and 300),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null
);
comment on table public.quiz_allowances is 'class:s3';
comment on column public.quiz_allowances.extra_percent is 'Extra time in percent; no reason is stored.';
comment on column public.quiz_allowances.granted_by is 'class:s2';
create index quiz_allowances_granted_by on public.quiz_allowances (granted_by);
alter table public.quiz_allowances enable row level security;
grant select, insert, update, delete on public.quiz_allowances to service_role;
grant select on public.quiz_allowances to authenticated;
grant insert (user_id, extra_percent), delete on public.quiz_allowances to authenticated;
grant select on public.quiz_allowances to function_owner;
grant insert, update, delete on public.quiz_allowances to function_owner;

create policy "members read their own extra time, instructors all" on public.quiz_allowances
  for select to authenticated
  using (user_id = (select auth.uid())
    or user_id between (select private.first_id_for_staff('instructor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('instructor')) = '00000000-0000-0000-0000-000000000000'
    or user_id >= private.first_id_for_staff('instructor'));
create policy "instructors grant extra time" on public.quiz_allowances for insert to authenticated
  with check ((select private.is_staff('instructor')));
create policy "instructors revoke extra time" on public.quiz_allowances for delete to authenticated
  using ((select private.is_staff('instructor')));
create policy "function owner reads quiz allowances" on public.quiz_allowances for select to function_owner using (true);
create policy "function owner manages quiz allowances" on public.quiz_allowances for all to function_owner
  using (true) with check (true);

create type public.extra_time_outcome as enum ('saved', 'removed', 'invalid', 'unknown', 'not-allowed');

create function private.grant_extra_time(address text, percent integer) returns public.extra_time_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  if percent is null or percent not between 0 and 300 then return 'invalid'; end if;
  select m.user_id into person from private.confirmed_emails m
    where lower(m.address) = lower(trim(grant_extra_time.address)) order by m.user_id limit 1;
  if person is null then return 'unknown'; end if;
  if percent = 0 then
    delete from public.quiz_allowances x where x.user_id = person;
    return 'removed';
  end if;
  insert into public.quiz_allowances as held (user_id, extra_percent, granted_by)
    values (person, percent, private.caller_id())
    on conflict (user_id) do update set extra_percent = excluded.extra_percent, granted_by = excluded.granted_by
    where held.extra_percent <> excluded.extra_percent;
  if found then
    perform private.notify(person, 'account', 'extra-time', jsonb_build_object('percent', percent),
      'extra time ' || percent || ' ' || now());
  end if;
  return 'saved';
end $$;
call private.publish_function('grant_extra_time', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.quiz_allowances', 'Extra time you have in tests', 'user_id = $1', '[["extra_percent", "Percent"]]',
    false, 'with_account');
