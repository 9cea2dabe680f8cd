-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_storage_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.count_storage_use() owner to function_owner;
