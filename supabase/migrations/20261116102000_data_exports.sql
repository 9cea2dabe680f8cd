-- A copy of all data about a person, made in the background and available for 7 days.

create table public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  requested_by uuid not null references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  progress integer not null default 0 check (progress between 0 and 100),
  path text not null unique check (length(path) <= 200),
  size bigint check (size > 0),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (size is null)),
  check (ready_at is null or failed_at is null)
);
comment on table public.data_exports is 'class:s2';
comment on column public.data_exports.user_id is 'The person it is about.';
comment on column public.data_exports.requested_by is 'Who receives it: the person or a guardian.';
comment on column public.data_exports.progress is 'Percent.';
comment on column public.data_exports.path is 'Path in the bucket "exports".';
comment on column public.data_exports.size is 'Bytes.';
create index data_exports_requested_by on public.data_exports (requested_by);
create index data_exports_of on public.data_exports (user_id);
create unique index data_exports_one_at_a_time on public.data_exports (user_id, requested_by)
  where ready_at is null and failed_at is null;
alter table public.data_exports enable row level security;

revoke all on public.data_exports from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.data_exports to service_role, function_owner;
grant select on public.data_exports to authenticated;

create policy "function owner manages data exports" on public.data_exports for all to function_owner
  using (true) with check (true);
create policy "members read exports about them or requested by them" on public.data_exports
  for select to authenticated
  using (user_id = (select auth.uid()) or requested_by = (select auth.uid()));

create type public.export_request_outcome as enum (
  'started', 'already-running', 'too-many', 'reauthenticate', 'unknown'
);

-- Requests an export about one person for a recipient. The caller checks who may request it.
create function private.request_export(subject uuid, recipient uuid) returns public.export_request_outcome
language plpgsql set search_path = '' as $$
declare
  made uuid;
begin
  if (select count(*) >= 3 from public.data_exports e where e.user_id = subject and e.requested_by = recipient
      and e.requested_at > now() - interval '1 day') then
    return 'too-many';
  end if;
  insert into public.data_exports (user_id, requested_by, path)
    values (subject, recipient, recipient || '/' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') || '.zip')
    on conflict (user_id, requested_by) where ready_at is null and failed_at is null do nothing
    returning id into made;
  if made is null then return 'already-running'; end if;
  perform private.enqueue_job('export_person', jsonb_build_object('export', made, 'user_id', subject),
    now(), 'export ' || made);
  return 'started';
end $$;

create function private.request_my_export() returns public.export_request_outcome
language sql security definer set search_path = '' as $$
  select private.request_export(private.caller_id(), private.caller_id())
$$;
call private.publish_function('request_my_export', '{authenticated}');

create function private.finish_export(export uuid, bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  done public.data_exports;
begin
  update public.data_exports e set progress = 100, size = bytes, ready_at = now(), expires_at = now() + interval '7 days'
    where e.id = export and e.ready_at is null and e.failed_at is null returning * into done;
  if done.id is null then return; end if;
  if done.requested_by = done.user_id then
    perform private.notify(done.user_id, 'account', 'data-export-ready', '{}', 'export ' || export);
  else
    perform private.notify(done.requested_by, 'account', 'learner-export-ready', '{}', 'export ' || export);
  end if;
end $$;
call private.publish_function('finish_export', '{service_role}');

-- The storage service has to delete the file before the row, so a job removes both.
create function private.expire_exports() returns void language plpgsql set search_path = '' as $$
begin
  update public.data_exports e set failed_at = now()
    where e.ready_at is null and e.failed_at is null and (e.requested_at < now() - interval '1 day'
      or exists (select from private.jobs j where j.dedupe_key = 'export ' || e.id and j.failed_at is not null));
  perform private.enqueue_job('remove_export', jsonb_build_object('export', e.id, 'user_id', e.user_id), now(),
      'export ends ' || e.id)
    from public.data_exports e where e.expires_at <= now() or e.failed_at < now() - interval '1 day';
end $$;

-- Ends exports about one person for a recipient, as when a guardian link ends.
create function private.end_exports(subject uuid, recipient uuid) returns void
language sql set search_path = '' as $$
  update public.data_exports e set expires_at = now()
    where e.user_id = subject and e.requested_by = recipient and e.ready_at is not null;
  update public.data_exports e set failed_at = now()
    where e.user_id = subject and e.requested_by = recipient and e.ready_at is null and e.failed_at is null;
  select private.expire_exports()
$$;

-- All of a person's rows that the map shows, by table, and the tables it leaves out with the reason.
create function public.export_chapters(person uuid, email text, for_guardian boolean default false) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  entry private.person_map;
  theirs jsonb;
  chapters jsonb := '[]';
begin
  for entry in select * from private.person_map m
    where m.shows <> '[]' and (m.guardian_sees or not for_guardian) order by m.title, m.relation
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %I.%I where %s) as r',
      (select string_agg(format('%I', shown ->> 0), ', ') from jsonb_array_elements(entry.shows) as shown),
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.row_condition)
      into theirs using person, email;
    chapters := chapters || jsonb_build_object('table', entry.relation, 'title', entry.title,
      'columns', entry.shows, 'rows', theirs);
  end loop;
  return jsonb_build_object('chapters', chapters, 'left_out', (
    select coalesce(jsonb_agg(jsonb_build_object('table', m.relation, 'title', m.title,
      'because', m.hidden_because) order by m.title, m.relation), '[]')
    from private.person_map m where m.shows = '[]'
  ));
end $$;

-- Files the person uploaded, files in the folder with their id, and exports about them.
create function public.person_files(person uuid) returns table (bucket text, path text)
language sql stable set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
    where o.owner_id = person::text or o.name like person || '/%'
      or o.bucket_id = 'exports' and o.name in (select e.path from public.data_exports e where e.user_id = person)
$$;

grant execute on function private.request_export(uuid, uuid), private.end_exports(uuid, uuid),
  private.expire_exports() to function_owner;
grant execute on function public.export_chapters(uuid, text, boolean),
  public.person_files(uuid) to service_role;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.data_exports', 'Copies of your data', 'user_id = $1',
    '[["requested_at", "Requested on"], ["ready_at", "Ready on"], ["expires_at", "Kept until"], ["size", "Size in bytes"]]',
    true, 'with_account');
insert into private.periodic_tasks (name, every) values ('expire_exports', '10 minutes');
