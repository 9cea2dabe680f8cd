-- The chain of the audit log: each link hashes its entry and the link before it. Links are made by a periodic task,
-- so that staff who save at the same time never wait for each other (decision 049).

create table public.audit_links (
  entry_id uuid primary key references public.audit_entries (id),
  position bigint not null unique check (position > 0),
  hash bytea not null check (length(hash) = 32)
);
comment on table public.audit_links is 'class:s2';
comment on column public.audit_links.position is 'Without gaps.';
alter table public.audit_links enable row level security;
revoke all on public.audit_links from public, anon, authenticated, service_role;
grant select on public.audit_links to authenticated, service_role;
grant select, insert on public.audit_links to function_owner;
create policy "function owner reads audit links" on public.audit_links for select to function_owner using (true);
create policy "function owner adds audit links" on public.audit_links for insert to function_owner with check (true);
create policy "auditors read audit links" on public.audit_links for select to authenticated
  using (entry_id between (select private.first_id_for_staff('auditor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('auditor')) = '00000000-0000-0000-0000-000000000000'
    or entry_id >= private.first_id_for_staff('auditor'));
create trigger refuse_audit_change before update or delete or truncate on public.audit_links
  for each statement execute function private.refuse_audit_change();

-- The daily results of checking the chain.
create table private.audit_checks (
  checked_at timestamptz primary key default clock_timestamp(),
  links bigint not null,
  head bytea,
  broken_at bigint
);
comment on table private.audit_checks is 'class:public';
comment on column private.audit_checks.head is 'The hash of the last link.';
comment on column private.audit_checks.broken_at is 'The first link that does not fit; null if all do.';
alter table private.audit_checks enable row level security;
revoke all on private.audit_checks from public, anon, authenticated, service_role;
grant select, insert on private.audit_checks to function_owner;
create policy "function owner reads audit checks" on private.audit_checks for select to function_owner using (true);
create policy "function owner adds audit checks" on private.audit_checks for insert to function_owner with check (true);

-- The text of an entry that is hashed. Times are numbers, so that it is the same in every time zone.
create function private.audit_text(entry public.audit_entries) returns text
language sql stable set search_path = '' as $$
  select jsonb_build_array(entry.id, entry.group_id, extract(epoch from entry.occurred_at), entry.actor, entry.verb,
    entry.record_kind, entry.record_id, entry.record_name, entry.changes, entry.reason, entry.undoes)::text
$$;
grant execute on function private.audit_text(public.audit_entries) to function_owner;

create function private.audit_hash(previous bytea, entry public.audit_entries) returns bytea
language sql stable set search_path = '' as $$
  select sha256(coalesce(previous, '') || convert_to(private.audit_text(entry), 'UTF8'))
$$;
grant execute on function private.audit_hash(bytea, public.audit_entries) to function_owner;

-- Periodic task: links the entries that are not linked yet, oldest first. One process at a time.
create function private.seal_audit() returns void language plpgsql set search_path = '' as $$
declare
  entry public.audit_entries;
  place bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('private.seal_audit'));
  select l.position, l.hash into place, last_hash from public.audit_links l order by l.position desc limit 1;
  place := coalesce(place, 0);
  for entry in select e.* from private.audit_unsealed u join public.audit_entries e on e.id = u.entry_id
    order by e.occurred_at, e.id limit 20000
  loop
    place := place + 1;
    last_hash := private.audit_hash(last_hash, entry);
    insert into public.audit_links (position, entry_id, hash) values (place, entry.id, last_hash);
    delete from private.audit_unsealed u where u.entry_id = entry.id;
  end loop;
end $$;
grant execute on function private.seal_audit() to function_owner;

/* The first link that does not fit, or null: an entry was changed or removed, a link is missing, an entry is in no
   link, or the chain no longer leads through the last check. */
create function private.broken_audit_link() returns bigint language plpgsql stable set search_path = '' as $$
declare
  last_check private.audit_checks;
  broken bigint;
begin
  select min(l.position) into broken from (
    select k.*, lag(k.hash) over w as previous, row_number() over w as place from public.audit_links k
    window w as (order by k.position)
  ) l left join public.audit_entries e on e.id = l.entry_id
  where l.position <> l.place or e.id is null or l.hash <> private.audit_hash(l.previous, e);
  if broken is not null then return broken; end if;
  select c.* into last_check from private.audit_checks c
    where c.broken_at is null and c.links > 0 order by c.checked_at desc limit 1;
  if last_check.links > 0 and not exists (select from public.audit_links l
    where l.position = last_check.links and l.hash = last_check.head) then return last_check.links; end if;
  if exists (select from public.audit_entries e
    where not exists (select from public.audit_links l where l.entry_id = e.id)
      and not exists (select from private.audit_unsealed u where u.entry_id = e.id))
    then return coalesce((select max(l.position) from public.audit_links l), 0) + 1; end if;
  return null;
end $$;
grant execute on function private.broken_audit_link() to function_owner;

-- Periodic task: checks the whole chain and notes the result.
create function private.check_audit() returns void language plpgsql set search_path = '' as $$
begin
  perform private.seal_audit();
  insert into private.audit_checks (links, head, broken_at)
  select coalesce(max(l.position), 0), (select k.hash from public.audit_links k order by k.position desc limit 1),
    private.broken_audit_link()
  from public.audit_links l;
end $$;
grant execute on function private.check_audit() to function_owner;

insert into private.periodic_tasks (name, every) values ('seal_audit', '1 minute'), ('check_audit', '1 day');

-- For the page of the log: when the chain was checked last, and what was found.
create function private.audit_state() returns table (
  links bigint, head text, checked_at timestamptz, broken_at bigint
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('auditor') then return; end if;
  return query select l.position, encode(l.hash, 'hex'), c.checked_at, c.broken_at
    from (select) as one
    left join lateral (select k.* from public.audit_links k order by k.position desc limit 1) l on true
    left join lateral (select k.* from private.audit_checks k order by k.checked_at desc limit 1) c on true;
end $$;
call private.publish_function('audit_state', '{authenticated}');
