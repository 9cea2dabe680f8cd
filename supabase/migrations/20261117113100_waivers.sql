-- Signatures of the volunteer waiver. Its text is in policy_texts; a new version has to be signed again.

create table public.waiver_signatures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'waiver' check (kind = 'waiver'),
  version integer not null,
  signed_by uuid not null references auth.users (id) on delete cascade,
  signed_name text not null check (length(signed_name) between 2 and 100 and private.is_plain_name(signed_name)),
  signed_at timestamptz not null default now(),
  unique (user_id, version),
  foreign key (kind, version) references public.policy_texts (kind, version)
);
comment on table public.waiver_signatures is 'class:s2';
comment on column public.waiver_signatures.signed_by is 'The volunteer, or the guardian of a volunteer under 18.';
comment on column public.waiver_signatures.signed_name is 'As the signer typed it.';
create index waiver_signatures_signed_by on public.waiver_signatures (signed_by);
create index waiver_signatures_texts on public.waiver_signatures (kind, version);
alter table public.waiver_signatures enable row level security;
revoke all on public.waiver_signatures from public, anon, authenticated;
grant select, insert, update, delete on public.waiver_signatures to service_role;
grant select, insert, update (user_id, signed_by) on public.waiver_signatures to function_owner;
grant select on public.waiver_signatures to authenticated;

create policy "function owner manages waiver signatures" on public.waiver_signatures for all to function_owner
  using (true) with check (true);
create policy "volunteers, their guardians and outreach read waiver signatures" on public.waiver_signatures
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create function private.has_waiver(person uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.waiver_signatures s
    where s.user_id = person and s.version = private.newest_version('waiver')
      -- A signature that a learner gave for themselves before we knew their age does not count.
      and (not private.is_minor(person) or s.signed_by <> person))
$$;
grant execute on function private.has_waiver(uuid) to function_owner;

-- The people for whom the caller can sign: themselves, or the learners they look after who volunteer.
create function private.waiver_people() returns table (person uuid, name text, is_self boolean, signed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  return query select p.id, p.display_name, p.id = me,
      case when private.has_waiver(p.id) then (select s.signed_at from public.waiver_signatures s
        where s.user_id = p.id and s.version = private.newest_version('waiver')) end
    from public.profiles p
    where p.id = any (me || array(select private.guarded_learners()))
      and (p.id <> me or private.is_confirmed_adult(me))
      and exists (select from public.volunteer_applications a where a.user_id = p.id
        and a.stage in ('submitted', 'interview', 'training', 'active'))
    order by p.id = me desc, p.display_name;
end $$;
call private.publish_function('waiver_people', '{authenticated}');

create type public.waiver_outcome as enum ('signed', 'changed', 'invalid', 'unknown');

-- Signs the newest version. Adults sign for themselves, and guardians for their learners.
create function private.sign_waiver(person uuid, seen_version integer, signed_name text) returns public.waiver_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if person is null or not exists (select from private.waiver_people() w where w.person = sign_waiver.person) then
    return 'unknown';
  end if;
  if seen_version is distinct from private.newest_version('waiver') then return 'changed'; end if;
  insert into public.waiver_signatures (user_id, version, signed_by, signed_name)
    values (person, seen_version, private.caller_id(), trim($3)) on conflict (user_id, version) do nothing;
  return 'signed';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('sign_waiver', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.waiver_signatures', 'Waivers you signed', 'user_id = $1 or signed_by = $1',
    '[["version", "Version of the text"], ["signed_name", "Signed as"], ["signed_at", "Signed on"]]',
    true, 'with_account');
