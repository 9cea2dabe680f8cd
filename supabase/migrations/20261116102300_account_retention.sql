-- Deletion of unconfirmed and inactive accounts.

create table private.last_sign_ins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_on date not null default current_date,
  has_signed_in boolean not null
);
comment on table private.last_sign_ins is 'class:s2';
comment on column private.last_sign_ins.seen_on is 'The day the account was created if the member never signed in.';
alter table private.last_sign_ins enable row level security;

revoke all on private.last_sign_ins from public, anon, authenticated, service_role;
grant select on private.last_sign_ins to service_role;
grant select, insert, update on private.last_sign_ins to function_owner;

create policy "function owner manages last sign ins" on private.last_sign_ins for all to function_owner using (true) with check (true);

insert into private.last_sign_ins
  select id, coalesce(last_sign_in_at, created_at, now())::date, last_sign_in_at is not null from auth.users;

-- Erases accounts that were not confirmed within a week, unless the member signs in another way.
create function private.delete_unconfirmed_accounts() returns void language sql set search_path = '' as $$
  select private.schedule_erasure(p.id, null, 'unconfirmed', now()) from public.profiles p
  where p.created_at < now() - interval '7 days'
    and not exists (select from private.confirmed_emails m where m.user_id = p.id)
    and not exists (select from private.last_sign_ins s where s.user_id = p.id and s.has_signed_in)
$$;

create function private.record_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.last_sign_ins (user_id, has_signed_in) values (new.id, new.last_sign_in_at is not null)
    on conflict (user_id) do update set seen_on = current_date, has_signed_in = excluded.has_signed_in;
  if exists (select from public.erasures e where e.user_id = new.id and e.reason = 'inactive') then
    perform private.cancel_erasure(new.id);
  end if;
  return null;
end $$;
call private.publish_function('record_sign_in');
create trigger record_sign_in after insert or update of last_sign_in_at on auth.users
  for each row execute function private.record_sign_in();

-- Two emails, then the erasure, each a month after the other. A sign-in starts the period again.
create function private.process_inactive_accounts() returns void language plpgsql set search_path = '' as $$
declare
  quiet record;
begin
  for quiet in select s.user_id, s.seen_on from private.last_sign_ins s
    where s.seen_on < current_date - interval '22 months'
      and not exists (select from public.user_roles r where r.user_id = s.user_id)
  loop
    if quiet.seen_on < current_date - interval '24 months' then
      perform private.schedule_erasure(quiet.user_id, null, 'inactive', now() + interval '7 days');
    else
      perform private.notify(quiet.user_id, 'account', 'account-inactive', '{}',
        case when quiet.seen_on < current_date - interval '23 months' then 'inactive 23 ' else 'inactive 22 ' end
          || quiet.seen_on);
    end if;
  end loop;
end $$;

grant execute on function private.delete_unconfirmed_accounts(),
  private.process_inactive_accounts() to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('private.last_sign_ins', 'Sign-ins, devices and codes', 'user_id = $1', '[["seen_on", "Last signed in on"]]',
    false, 'with_account');
insert into private.periodic_tasks (name, every) values
  ('delete_unconfirmed_accounts', '1 day'),
  ('process_inactive_accounts', '1 day');
