-- The pause between failed tests, of a person and of the guests of one network.

-- Failed tests of guests. A guest who clears cookies is a new one, but stays in the same network.
create table private.guest_failures (
  id bigint generated always as identity primary key,
  network text not null,
  course_id uuid not null references public.courses (id) on delete cascade,
  failed_at timestamptz not null default now()
);
comment on table private.guest_failures is 'class:secret';
comment on column private.guest_failures.network is 'A keyed hash, never the address.';
create index guest_failures_network on private.guest_failures (network, course_id, failed_at desc);
create index guest_failures_course on private.guest_failures (course_id);
create index guest_failures_old on private.guest_failures (failed_at);
alter table private.guest_failures enable row level security;
revoke all on private.guest_failures from public, anon, authenticated, service_role;
grant select, insert, delete on private.guest_failures to function_owner;

create policy "function owner manages guest failures" on private.guest_failures for all to function_owner
  using (true) with check (true);

create function private.quiz_pause_minutes() returns integer language sql immutable set search_path = '' as $$
  select 10
$$;

-- After so many failures since the last pass, the next attempt has to wait. `pause` says until when, and whether that
-- is for every guest of the network; it is null when the attempt can start now.
create function private.quiz_pause(
  course uuid, member uuid, device bytea,
  out pause jsonb, out failures_before_pause integer, out pause_minutes integer
) language plpgsql stable set search_path = '' as $$
declare
  -- As many as a class of 40 in which everyone fails the first try.
  failures_of_network constant integer := 40;
  failures integer;
  last_failure timestamptz;
  limiting_failure timestamptz;
  earliest timestamptz := now() - make_interval(mins => private.quiz_pause_minutes());
begin
  failures_before_pause := 2;
  pause_minutes := private.quiz_pause_minutes();
  select count(*), max(a.submitted_at) into failures, last_failure from public.quiz_attempts a
    where a.course_id = course and (a.user_id = member or a.guest = device) and not a.is_passed
      and a.submitted_at > coalesce((
        select max(p.submitted_at) from public.quiz_attempts p
        where p.course_id = course and (p.user_id = member or p.guest = device) and p.is_passed
      ), '-infinity');
  if failures < failures_before_pause or last_failure <= earliest then last_failure := null; end if;
  select f.failed_at into limiting_failure from private.guest_failures f
    where f.network = private.caller_network() and f.course_id = course and f.failed_at > earliest
    order by f.failed_at desc offset failures_of_network - 1 limit 1;
  if coalesce(last_failure, limiting_failure) is not null then
    pause := jsonb_build_object(
      'until', greatest(last_failure, limiting_failure) + make_interval(mins => pause_minutes),
      'isForNetwork', coalesce(limiting_failure > coalesce(last_failure, '-infinity'), false));
  end if;
end $$;

-- For a failed attempt of a guest; members have no network here.
create function private.record_guest_failure(course uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.guest_failures (network, course_id)
    select private.caller_network(), course where private.caller_network() is not null
$$;

create function private.remove_guest_failures() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.guest_failures where failed_at < now() - make_interval(mins => private.quiz_pause_minutes())
    returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('remove_guest_failures');

grant execute on function private.quiz_pause_minutes(), private.quiz_pause(uuid, uuid, bytea),
  private.record_guest_failure(uuid) to function_owner;

insert into private.periodic_tasks (name, every) values ('remove_guest_failures', '10 minutes');
