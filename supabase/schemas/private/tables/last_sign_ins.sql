-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.last_sign_ins (
  user_id uuid not null,
  seen_on date not null default CURRENT_DATE,
  has_signed_in boolean not null,
  constraint last_sign_ins_pkey PRIMARY KEY (user_id),
  constraint last_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

comment on table private.last_sign_ins is 'class:s2';
comment on column private.last_sign_ins.seen_on is 'The day the account was created if the member never signed in.';

alter table private.last_sign_ins enable row level security;

create policy "function owner manages last sign ins" on private.last_sign_ins
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.last_sign_ins to function_owner;
grant select on private.last_sign_ins to service_role;
