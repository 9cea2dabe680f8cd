-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.trash_kinds (
  kind text not null,
  roles public.app_role[] not null,
  label text not null,
  condition text not null,
  own_roles public.app_role[] not null default '{}'::public.app_role[],
  manages text,
  parts text[],
  constraint trash_kinds_pkey PRIMARY KEY (kind),
  constraint trash_kinds_kind_check CHECK (kind ~ '^[a-z_]{1,63}$'::text),
  constraint trash_kinds_label_check CHECK (label ~ '^[a-z_]{1,63}$'::text),
  constraint trash_kinds_roles_check CHECK (cardinality(roles) > 0)
);

comment on table private.trash_kinds is 'class:public';
comment on column private.trash_kinds.kind is 'The table in the schema public.';
comment on column private.trash_kinds.roles is 'Who may remove and restore its rows.';
comment on column private.trash_kinds.label is 'The column that names a row.';
comment on column private.trash_kinds.condition is 'SQL about the row “item”: whether it may be removed.';
comment on column private.trash_kinds.own_roles is 'Who may remove rows that they manage, and restore those that they removed.';
comment on column private.trash_kinds.manages is 'SQL about the row “item”: whether the caller manages it; null if that depends on the role alone.';
comment on column private.trash_kinds.parts is 'The tables whose rows go with it, any others keep it; null for every table whose rows are deleted with it.';

alter table private.trash_kinds enable row level security;

create policy "function owner reads kinds of trash" on private.trash_kinds
  for select to function_owner
  using (true);

grant select on private.trash_kinds to function_owner;
