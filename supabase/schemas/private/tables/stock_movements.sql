-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.stock_movements (
  id uuid not null default gen_random_uuid(),
  site_id uuid not null,
  change public.stock_change not null,
  kits integer not null,
  doses integer not null,
  reason text not null,
  expires_on date,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint stock_movements_site_id_fkey FOREIGN KEY (site_id) REFERENCES private.stock_sites(id),
  constraint stock_movements_reason_check CHECK (length(reason) >= 3 AND length(reason) <= 200 AND private.is_plain_line(reason))
);

comment on table private.stock_movements is 'class:s2';
comment on column private.stock_movements.kits is 'Less than zero for kits that left the site.';
comment on column private.stock_movements.made_by is 'Null for helpers without an account, and for former staff.';

CREATE INDEX stock_movements_made_at ON private.stock_movements USING btree (made_at DESC, id);
CREATE INDEX stock_movements_made_by ON private.stock_movements USING btree (made_by);
CREATE INDEX stock_movements_site ON private.stock_movements USING btree (site_id, expires_on) WHERE (kits > 0);

alter table private.stock_movements enable row level security;

create policy "function owner adds stock movements" on private.stock_movements
  for insert to function_owner
  with check (true);
create policy "function owner moves stock movements between accounts" on private.stock_movements
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads stock movements" on private.stock_movements
  for select to function_owner
  using (true);

grant select, insert on private.stock_movements to function_owner;
grant select on private.stock_movements to service_role;

grant update (made_by) on private.stock_movements to function_owner;
grant update (made_by) on private.stock_movements to service_role;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON private.stock_movements FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('made_by');
