-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffle_draws (
  raffle_id uuid not null,
  sealed_at timestamp with time zone not null default now(),
  root text not null,
  leaves text[] not null,
  contributions text[] not null default '{}'::text[],
  drawn_at timestamp with time zone,
  signature text,
  revealed text,
  value text,
  seed text,
  constraint raffle_draws_pkey PRIMARY KEY (raffle_id),
  constraint raffle_draws_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_draws_check CHECK (num_nonnulls(drawn_at, value, seed) = ANY (ARRAY[0, 3])),
  constraint raffle_draws_check1 CHECK (drawn_at IS NULL OR (signature IS NULL) <> (revealed IS NULL)),
  constraint raffle_draws_leaves_check CHECK (cardinality(leaves) > 0),
  constraint raffle_draws_revealed_check CHECK (revealed ~ '^[0-9a-f]{64}$'::text),
  constraint raffle_draws_root_check CHECK (root ~ '^[0-9a-f]{64}$'::text),
  constraint raffle_draws_seed_check CHECK (seed ~ '^[0-9a-f]{64}$'::text),
  constraint raffle_draws_signature_check CHECK (signature ~ '^[0-9a-f]{96}$'::text),
  constraint raffle_draws_value_check CHECK (value ~ '^[0-9a-f]{64}$'::text)
);

comment on table public.raffle_draws is 'class:public';
comment on column public.raffle_draws.leaves is 'One hash per ticket, in the order of their numbers.';
comment on column public.raffle_draws.contributions is 'What entrants'' browsers added, in the order of their tickets.';
comment on column public.raffle_draws.signature is 'Of the beacon round; null without a beacon.';
comment on column public.raffle_draws.revealed is 'The organizer''s number behind the commitment; null with a beacon.';

alter table public.raffle_draws enable row level security;

create policy "anyone reads draws" on public.raffle_draws
  for select to anon, authenticated
  using (true);
create policy "function owner manages raffle draws" on public.raffle_draws
  for all to function_owner
  using (true)
  with check (true);

grant select on public.raffle_draws to anon;
grant select on public.raffle_draws to authenticated;
grant select, insert, update on public.raffle_draws to function_owner;
grant select, insert, update, delete on public.raffle_draws to service_role;

CREATE TRIGGER touch_raffle AFTER INSERT OR UPDATE ON public.raffle_draws FOR EACH ROW EXECUTE FUNCTION private.touch_raffle();
