-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.kit_stock (
  id boolean not null default true,
  kits integer not null,
  blocked_states text[] not null default '{}'::text[],
  constraint kit_stock_pkey PRIMARY KEY (id),
  constraint kit_stock_id_check CHECK (id),
  constraint kit_stock_kits_check CHECK (kits >= 0)
);

comment on table public.kit_stock is 'class:public';
comment on column public.kit_stock.blocked_states is 'States we cannot ship to.';

alter table public.kit_stock enable row level security;

create policy "anyone reads the kit stock" on public.kit_stock
  for select to anon, authenticated
  using (true);
create policy "function owner manages kit stock" on public.kit_stock
  for all to function_owner
  using (true)
  with check (true);

grant select on public.kit_stock to anon;
grant select on public.kit_stock to authenticated;
grant select on public.kit_stock to function_owner;
grant select, insert, update, delete on public.kit_stock to service_role;

grant update (kits) on public.kit_stock to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.kit_stock FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.kit_stock;
