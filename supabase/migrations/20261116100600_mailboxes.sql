-- Confirmed email address of each account. The function owner cannot read auth.users, so a trigger copies
-- it.

-- Where a member's mail goes. The keeper has no key to the accounts themselves, so their confirmed address is
-- copied here by the service that changes it.
create table private.mailboxes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  address text not null check (length(address) between 3 and 254)
);
comment on column private.mailboxes.user_id is 'class:s2';
comment on column private.mailboxes.address is 'class:s2';
create index mailboxes_address on private.mailboxes (lower(address));
alter table private.mailboxes enable row level security;
grant select, insert, update, delete on private.mailboxes to keeper;
grant select on private.mailboxes to service_role;

create policy "the keeper knows where mail goes" on private.mailboxes for all to keeper
  using (true) with check (true);

create function private.note_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email <> '' and new.email_confirmed_at is not null then
    insert into private.mailboxes values (new.id, new.email)
      on conflict (user_id) do update set address = excluded.address;
  else
    delete from private.mailboxes where user_id = new.id;
  end if;
  return null;
end $$;
create trigger note_mailbox after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.note_mailbox();

insert into private.mailboxes
  select id, email from auth.users where email <> '' and email_confirmed_at is not null;

-- "g…@example.org": enough to recognize somebody, not enough to write to them.
create function private.address_hint_of(person uuid) returns text
language sql stable set search_path = '' as $$
  select left(m.address, 1) || '…' || substring(m.address from '@.*$') from private.mailboxes m
  where m.user_id = person
$$;

create function private.is_mail_address(given text) returns boolean
language sql immutable set search_path = '' as $$
  select length(given) <= 254
    and given ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\.]+(\.[^[:cntrl:][:space:]@<>,;:"()\\.]+)+$'
$$;

alter function private.note_mailbox() owner to keeper;
grant execute on function private.address_hint_of(uuid), private.is_mail_address(text) to keeper;
