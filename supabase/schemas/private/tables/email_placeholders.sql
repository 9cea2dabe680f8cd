-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.email_placeholders (
  message text not null,
  name text not null,
  is_needed boolean not null,
  is_optional boolean not null,
  constraint email_placeholders_pkey PRIMARY KEY (message, name),
  constraint email_placeholders_message_check CHECK (message ~ '^[a-z0-9-]{1,60}$'::text),
  constraint email_placeholders_name_check CHECK (name ~ '^[A-Za-z_]{1,60}$'::text)
);

comment on table private.email_placeholders is 'class:public';
comment on column private.email_placeholders.is_needed is 'The words must have it.';
comment on column private.email_placeholders.is_optional is 'Its value may be missing, so the words must say what to use then: {name|someone}.';

alter table private.email_placeholders enable row level security;

create policy "function owner reads email placeholders" on private.email_placeholders
  for select to function_owner
  using (true);

grant select on private.email_placeholders to function_owner;
