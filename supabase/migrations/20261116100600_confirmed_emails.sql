-- Confirmed email address of each account. The function owner cannot read auth.users, so a trigger copies
-- it.

create table private.confirmed_emails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  address text not null check (length(address) between 3 and 254)
);
comment on table private.confirmed_emails is 'class:s2';
create index confirmed_emails_address on private.confirmed_emails (lower(address));
alter table private.confirmed_emails enable row level security;
grant select, insert, update, delete on private.confirmed_emails to function_owner;
grant select on private.confirmed_emails to service_role;

create policy "function owner manages confirmed emails" on private.confirmed_emails for all to function_owner
  using (true) with check (true);

create function private.copy_confirmed_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email <> '' and new.email_confirmed_at is not null then
    insert into private.confirmed_emails values (new.id, new.email)
      on conflict (user_id) do update set address = excluded.address;
  else
    delete from private.confirmed_emails where user_id = new.id;
  end if;
  return null;
end $$;
call private.publish_function('copy_confirmed_email');
create trigger copy_confirmed_email after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.copy_confirmed_email();

insert into private.confirmed_emails
  select id, email from auth.users where email <> '' and email_confirmed_at is not null;

-- "g…@example.org": enough to recognize a person, not enough to write to them.
create function private.masked_email(person uuid) returns text
language sql stable set search_path = '' as $$
  select left(m.address, 1) || '…' || substring(m.address from '@.*$') from private.confirmed_emails m
  where m.user_id = person
$$;

create function private.is_email_address(given text) returns boolean
language sql immutable set search_path = '' as $$
  select length(given) <= 254
    and given ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\.]+(\.[^[:cntrl:][:space:]@<>,;:"()\\.]+)+$'
$$;

grant execute on function private.masked_email(uuid), private.is_email_address(text) to function_owner;
