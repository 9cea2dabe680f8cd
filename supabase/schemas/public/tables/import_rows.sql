-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.import_rows (
  import_id uuid not null,
  row_number integer not null,
  cells text[] not null,
  item jsonb,
  problem text,
  refusal public.import_refusal,
  change public.import_change,
  record_id uuid,
  earlier jsonb,
  later jsonb,
  undo public.import_undo,
  constraint import_rows_pkey PRIMARY KEY (import_id, row_number),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE,
  constraint import_rows_cells_check CHECK (cardinality(cells) >= 1 AND cardinality(cells) <= 60),
  constraint import_rows_item_check CHECK (jsonb_typeof(item) = 'object'::text),
  constraint import_rows_problem_check CHECK (length(problem) <= 1000),
  constraint import_rows_row_number_check CHECK (row_number >= 2 AND row_number <= 10000)
);

comment on table public.import_rows is 'class:s2';
comment on column public.import_rows.row_number is 'As a spreadsheet counts: the headings are row 1.';
comment on column public.import_rows.item is 'What the row becomes, by column; null if it has a problem.';
comment on column public.import_rows.problem is 'What is wrong with it, in a sentence.';
comment on column public.import_rows.refusal is 'Why the database would not take it.';
comment on column public.import_rows.earlier is 'The record before the import; null for a new one.';
comment on column public.import_rows.later is 'The record after the import.';

alter table public.import_rows enable row level security;

create policy "function owner manages import rows" on public.import_rows
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read the rows of imports of their lists" on public.import_rows
  for select to authenticated
  using (import_id = ANY ((ARRAY( SELECT i.id
   FROM public.imports i))));

grant select on public.import_rows to authenticated;
grant select, insert, update, delete on public.import_rows to function_owner;
grant select, insert, update, delete on public.import_rows to service_role;
