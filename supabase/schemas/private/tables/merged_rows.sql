-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.merged_rows (
  id bigint generated always as identity not null,
  merge_id uuid not null,
  relation text not null,
  key jsonb not null,
  was jsonb not null,
  fingerprint text,
  constraint merged_rows_pkey PRIMARY KEY (id),
  constraint merged_rows_merge_id_relation_key_key UNIQUE (merge_id, relation, key),
  constraint merged_rows_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES public.account_merges(id) ON DELETE CASCADE
);

comment on table private.merged_rows is 'class:s3';
comment on column private.merged_rows.was is 'The columns that changed, as they were; the whole row if the merge deleted it.';
comment on column private.merged_rows.fingerprint is 'Hash of the row after the merge; null if the merge deleted it.';

alter table private.merged_rows enable row level security;

create policy "function owner manages merged rows" on private.merged_rows
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.merged_rows to function_owner;
