-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.trash_records (
  trash_id uuid not null,
  record jsonb not null,
  parts jsonb not null default '[]'::jsonb,
  secrets jsonb not null default '[]'::jsonb,
  constraint trash_records_pkey PRIMARY KEY (trash_id),
  constraint trash_records_trash_id_fkey FOREIGN KEY (trash_id) REFERENCES public.trash(id) ON DELETE CASCADE,
  constraint trash_records_parts_check CHECK (jsonb_typeof(parts) = 'array'::text),
  constraint trash_records_record_check CHECK (jsonb_typeof(record) = 'object'::text),
  constraint trash_records_secrets_check CHECK (jsonb_typeof(secrets) = 'array'::text)
);

comment on table private.trash_records is 'class:s3';
comment on column private.trash_records.parts is 'Rows of other tables that were deleted with it: relation, column and rows.';
comment on column private.trash_records.secrets is 'class:secret parts from tables with secrets, which the server cannot read either.';

alter table private.trash_records enable row level security;

create policy "function owner manages trash records" on private.trash_records
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.trash_records to function_owner;

grant select (trash_id, record, parts) on private.trash_records to service_role;
grant update (record, parts) on private.trash_records to service_role;
