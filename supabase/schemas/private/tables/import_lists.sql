-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.import_lists (
  list text not null,
  roles public.app_role[] not null,
  relation text not null,
  key text[] not null,
  columns text[] not null,
  kind text,
  is_personal boolean not null default false,
  constraint import_lists_pkey PRIMARY KEY (list),
  constraint import_lists_check CHECK (key <@ columns),
  constraint import_lists_key_check CHECK (key <> '{}'::text[]),
  constraint import_lists_kind_check CHECK (kind ~ '^[a-z]+$'::text),
  constraint import_lists_list_check CHECK (list ~ '^[a-z]+(-[a-z]+)*$'::text AND length(list) <= 40),
  constraint import_lists_roles_check CHECK (roles <> '{}'::public.app_role[])
);

comment on table private.import_lists is 'class:public';
comment on column private.import_lists.list is 'The last part of the address of the list: /staff/{list}.';
comment on column private.import_lists.key is 'The columns by which a row of a file finds its record.';
comment on column private.import_lists.columns is 'What an import may write.';
comment on column private.import_lists.kind is 'Names the functions import_{kind}, imported_{kind}_now and undo_imported_{kind}, for records with rules of their own.';
comment on column private.import_lists.is_personal is 'Whether the files are about people: then no row outlasts its purpose.';

alter table private.import_lists enable row level security;

create policy "function owner reads import lists" on private.import_lists
  for select to function_owner
  using (true);

grant select on private.import_lists to function_owner;
