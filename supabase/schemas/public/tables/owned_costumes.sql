-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.owned_costumes (
  user_id uuid not null,
  costume text not null,
  paid smallint not null,
  bought_at timestamp with time zone not null default now(),
  constraint owned_costumes_pkey PRIMARY KEY (user_id, costume),
  constraint owned_costumes_costume_fkey FOREIGN KEY (costume) REFERENCES public.costumes(key) ON DELETE CASCADE,
  constraint owned_costumes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint owned_costumes_paid_check CHECK (paid >= 0 AND paid <= 100)
);

comment on table public.owned_costumes is 'class:s2';

CREATE INDEX owned_costumes_costume ON public.owned_costumes USING btree (costume);

alter table public.owned_costumes enable row level security;

create policy "function owner manages owned costumes" on public.owned_costumes
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own costumes" on public.owned_costumes
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.owned_costumes to authenticated;
grant select, insert, delete on public.owned_costumes to function_owner;
grant select on public.owned_costumes to service_role;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.owned_costumes FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
