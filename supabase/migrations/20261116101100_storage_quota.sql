-- Storage limits per member, whatever the buckets allow: 20 files, 50 MB together, 5 MB each. An object
-- counts for its owner, including uploads by signed URL; service uploads have no owner. Totals are stored
-- because a hosted project does not allow indexes on storage.objects.

create table private.storage_use (
  owner_id text primary key,
  files bigint not null check (files >= 0),
  bytes bigint not null check (bytes >= 0)
);
comment on table private.storage_use is 'class:s2';
alter table private.storage_use enable row level security;

revoke all on private.storage_use from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.storage_use to function_owner;
grant select, delete on private.storage_use to service_role;

create policy "function owner manages storage use" on private.storage_use for all to function_owner
  using (true) with check (true);

create function private.object_bytes(metadata jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce((metadata ->> 'size')::bigint, 0)
$$;

insert into private.storage_use (owner_id, files, bytes)
  select owner_id, count(*), sum(private.object_bytes(metadata))
  from storage.objects where owner_id is not null group by owner_id;

-- Runs after each statement, so that a replaced object counts once. The lock on a member's totals serializes
-- that member's uploads only.
create function private.count_storage_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    -- Locks in one order, so that two statements about many owners cannot deadlock.
    perform from private.storage_use where owner_id in (select removed.owner_id from removed)
      order by owner_id for update;
    update private.storage_use as used
      set files = greatest(used.files - gone.files, 0), bytes = greatest(used.bytes - gone.bytes, 0)
    from (
      select owner_id, count(*) as files, sum(private.object_bytes(metadata)) as bytes
      from removed where owner_id is not null group by owner_id
    ) as gone
    where used.owner_id = gone.owner_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.storage_use as used (owner_id, files, bytes)
      select owner_id, count(*), sum(private.object_bytes(metadata))
      from added where owner_id is not null group by owner_id order by owner_id
    on conflict (owner_id) do update
      set files = used.files + excluded.files, bytes = used.bytes + excluded.bytes;
    if exists (select from added where owner_id is not null and private.object_bytes(metadata) > 5 * 1024 * 1024) then
      raise exception using errcode = 'insufficient_privilege', constraint = 'storage_quota',
        message = 'A file may be no larger than 5 MB';
    end if;
    if exists (
      select from private.storage_use as used
      where used.owner_id in (select added.owner_id from added)
        and (used.files > 20 or used.bytes > 50 * 1024 * 1024)
    ) then
      raise exception using errcode = 'insufficient_privilege', constraint = 'storage_quota',
        message = 'A member may keep 20 files and 50 MB';
    end if;
  end if;
  if tg_op = 'DELETE' then
    delete from private.storage_use where files = 0 and owner_id in (select removed.owner_id from removed);
  end if;
  return null;
end $$;
call private.publish_function('count_storage_use');
create trigger count_added after insert on storage.objects referencing new table as added
  for each statement execute function private.count_storage_use();

create trigger count_changed after update on storage.objects
  referencing old table as removed new table as added
  for each statement execute function private.count_storage_use();

create trigger count_removed after delete on storage.objects referencing old table as removed
  for each statement execute function private.count_storage_use();

grant execute on function private.object_bytes(jsonb) to function_owner;

insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('private.storage_use', 'Files you uploaded', 'owner_id = $1::text',
    'It only counts the files that are listed themselves.', 'delete');
