-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.audit_checks (
  checked_at timestamp with time zone not null default clock_timestamp(),
  links bigint not null,
  head bytea,
  broken_at bigint,
  constraint audit_checks_pkey PRIMARY KEY (checked_at)
);

comment on table private.audit_checks is 'class:public';
comment on column private.audit_checks.head is 'The hash of the last link.';
comment on column private.audit_checks.broken_at is 'The first link that does not fit; null if all do.';

alter table private.audit_checks enable row level security;

create policy "function owner adds audit checks" on private.audit_checks
  for insert to function_owner
  with check (true);
create policy "function owner reads audit checks" on private.audit_checks
  for select to function_owner
  using (true);

grant select, insert on private.audit_checks to function_owner;
