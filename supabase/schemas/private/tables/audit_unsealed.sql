-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.audit_unsealed (
  entry_id uuid not null,
  constraint audit_unsealed_pkey PRIMARY KEY (entry_id),
  constraint audit_unsealed_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.audit_entries(id)
);

comment on table private.audit_unsealed is 'class:public';

alter table private.audit_unsealed enable row level security;

create policy "function owner manages unsealed entries" on private.audit_unsealed
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.audit_unsealed to function_owner;
