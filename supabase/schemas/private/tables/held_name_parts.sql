-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.held_name_parts (
  part text not null,
  constraint held_name_parts_pkey PRIMARY KEY (part),
  constraint held_name_parts_part_check CHECK (part = lower(part) AND length(part) >= 1 AND length(part) <= 30)
);

comment on table private.held_name_parts is 'class:public';

alter table private.held_name_parts enable row level security;

create policy "function owner reads held name parts" on private.held_name_parts
  for select to function_owner
  using (true);

grant select on private.held_name_parts to function_owner;
