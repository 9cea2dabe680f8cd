-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_offer_changes (
  id uuid not null default gen_random_uuid(),
  offer_id uuid not null,
  stage public.gift_offer_stage not null,
  note text,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  constraint gift_offer_changes_pkey PRIMARY KEY (id),
  constraint gift_offer_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint gift_offer_changes_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.gift_offers(id) ON DELETE CASCADE
);

comment on table private.gift_offer_changes is 'class:s2';
comment on column private.gift_offer_changes.changed_by is 'Null for the donor, and for former staff.';

CREATE INDEX gift_offer_changes_changed_by ON private.gift_offer_changes USING btree (changed_by);
CREATE INDEX gift_offer_changes_offer ON private.gift_offer_changes USING btree (offer_id, changed_at);

alter table private.gift_offer_changes enable row level security;

create policy "function owner adds offer changes" on private.gift_offer_changes
  for insert to function_owner
  with check (true);
create policy "function owner reads offer changes" on private.gift_offer_changes
  for select to function_owner
  using (true);

grant select, insert on private.gift_offer_changes to function_owner;

grant select (offer_id, stage, note, changed_at) on private.gift_offer_changes to service_role;
