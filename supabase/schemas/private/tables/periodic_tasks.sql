-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.periodic_tasks (
  name text not null,
  every interval not null,
  next_run_at timestamp with time zone not null default now(),
  last_run_at timestamp with time zone,
  last_error text,
  constraint periodic_tasks_pkey PRIMARY KEY (name),
  constraint periodic_tasks_every_check CHECK (every >= '00:01:00'::interval),
  constraint periodic_tasks_last_error_check CHECK (length(last_error) <= 200),
  constraint periodic_tasks_name_check CHECK (name ~ '^[a-z][a-z0-9_]{0,62}$'::text)
);

comment on table private.periodic_tasks is 'class:public';
comment on column private.periodic_tasks.name is 'Name of the function in this schema, called as function_owner.';

alter table private.periodic_tasks enable row level security;

create policy "function owner manages periodic tasks" on private.periodic_tasks
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.periodic_tasks to function_owner;
