-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.inbox_lists (
  list text not null,
  roles public.app_role[] not null,
  relation text not null,
  key text not null default 'id'::text,
  condition text not null,
  constraint inbox_lists_pkey PRIMARY KEY (list),
  constraint inbox_lists_list_check CHECK (list ~ '^[a-z]+(-[a-z]+)*$'::text AND length(list) <= 40),
  constraint inbox_lists_roles_check CHECK (roles <> '{}'::public.app_role[])
);

comment on table private.inbox_lists is 'class:public';
comment on column private.inbox_lists.list is 'The last part of the address of the list: /staff/{list}.';
comment on column private.inbox_lists.condition is 'Which rows wait for someone; `item` is the row.';

alter table private.inbox_lists enable row level security;

create policy "function owner reads inbox lists" on private.inbox_lists
  for select to function_owner
  using (true);

grant select on private.inbox_lists to function_owner;
