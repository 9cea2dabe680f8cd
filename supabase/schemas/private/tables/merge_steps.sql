-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.merge_steps (
  name text not null,
  "position" smallint not null,
  constraint merge_steps_pkey PRIMARY KEY (name),
  constraint merge_steps_position_key UNIQUE ("position"),
  constraint merge_steps_name_check CHECK (name ~ '^move_[a-z0-9_]{1,58}$'::text)
);

comment on table private.merge_steps is 'class:public';
comment on column private.merge_steps.name is 'Name of a function in this schema with the parameters from_person and to_person, called as function_owner.';

alter table private.merge_steps enable row level security;

create policy "function owner reads merge steps" on private.merge_steps
  for select to function_owner
  using (true);

grant select on private.merge_steps to function_owner;
