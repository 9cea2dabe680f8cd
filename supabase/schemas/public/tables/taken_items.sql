-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.taken_items (
  list text not null,
  row_id text not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint taken_items_pkey PRIMARY KEY (list, row_id),
  constraint taken_items_list_fkey FOREIGN KEY (list) REFERENCES private.inbox_lists(list),
  constraint taken_items_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint taken_items_row_id_check CHECK (length(row_id) >= 1 AND length(row_id) <= 60)
);

comment on table public.taken_items is 'class:s2';
comment on column public.taken_items.row_id is 'The row of the list, without a foreign key, because each list has another table.';

CREATE INDEX taken_items_people ON public.taken_items USING btree (taken_by);

alter table public.taken_items enable row level security;

create policy "function owner manages taken items" on public.taken_items
  for all to function_owner
  using (true)
  with check (true);
create policy "staff read who has taken what in their lists" on public.taken_items
  for select to authenticated
  using ((list = ANY ((ARRAY( SELECT private.own_inbox_lists() AS own_inbox_lists)))) AND private.is_still_taken(taken_at));

grant select on public.taken_items to authenticated;
grant select, insert, update, delete on public.taken_items to function_owner;
grant select, insert, update, delete on public.taken_items to service_role;
