-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffles (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title text not null,
  prize text not null,
  prize_value integer not null,
  picture_id uuid,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  time_zone text not null default 'America/Chicago'::text,
  min_age integer not null default 18,
  states text[] not null,
  sources public.raffle_source[] not null,
  entry_limit integer not null default 3,
  winner_count integer not null default 1,
  alternate_count integer not null default 3,
  claim_days integer not null default 7,
  method public.raffle_method not null,
  beacon_round bigint,
  commitment text,
  published_at timestamp with time zone,
  rules text,
  rules_hash text,
  frozen_at timestamp with time zone,
  canceled_at timestamp with time zone,
  cancel_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint raffles_pkey PRIMARY KEY (id),
  constraint raffles_slug_key UNIQUE (slug),
  constraint raffles_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id),
  constraint raffles_alternate_count_check CHECK (alternate_count >= 0 AND alternate_count <= 10),
  constraint raffles_beacon_round_check CHECK (beacon_round > 0),
  constraint raffles_cancel_reason_check CHECK (length(cancel_reason) >= 3 AND length(cancel_reason) <= 300),
  constraint raffles_check CHECK (opens_at < closes_at),
  constraint raffles_check1 CHECK ((method = 'beacon'::public.raffle_method) = (beacon_round IS NOT NULL)),
  constraint raffles_check2 CHECK ((method = 'commit-reveal'::public.raffle_method) = (commitment IS NOT NULL)),
  constraint raffles_check3 CHECK (num_nonnulls(rules, rules_hash, frozen_at) = ANY (ARRAY[0, 3])),
  constraint raffles_check4 CHECK (frozen_at IS NULL OR published_at IS NOT NULL),
  constraint raffles_check5 CHECK ((canceled_at IS NULL) = (cancel_reason IS NULL)),
  constraint raffles_claim_days_check CHECK (claim_days >= 3 AND claim_days <= 30),
  constraint raffles_commitment_check CHECK (commitment ~ '^[0-9a-f]{64}$'::text),
  constraint raffles_entry_limit_check CHECK (entry_limit >= 1 AND entry_limit <= 10),
  constraint raffles_min_age_check CHECK (min_age = ANY (ARRAY[13, 18])),
  constraint raffles_prize_check CHECK (length(prize) >= 5 AND length(prize) <= 300 AND prize !~ '[[:cntrl:]]'::text),
  constraint raffles_prize_value_check CHECK (prize_value >= 1 AND prize_value <= 5000),
  constraint raffles_rules_hash_check CHECK (rules_hash ~ '^[0-9a-f]{64}$'::text),
  constraint raffles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 60),
  constraint raffles_sources_check CHECK ('web'::public.raffle_source = ANY (sources)),
  constraint raffles_states_check CHECK (private.are_us_states(states)),
  constraint raffles_time_zone_check CHECK (private.time_zone_label(time_zone) IS NOT NULL),
  constraint raffles_title_check CHECK (length(title) >= 3 AND length(title) <= 60 AND title !~ '[[:cntrl:]]'::text),
  constraint raffles_winner_count_check CHECK (winner_count >= 1 AND winner_count <= 10),
  constraint sealed_before_drawn CHECK (draws_at >= (closes_at + '00:10:00'::interval))
);

comment on table public.raffles is 'class:public';
comment on column public.raffles.prize_value is 'In dollars.';
comment on column public.raffles.picture_id is 'Of the prize.';
comment on column public.raffles.time_zone is 'In which staff enter its times, and in which the rules and its page show them.';
comment on column public.raffles.sources is 'Always with the free web form, so that nobody has to do anything to enter.';
comment on column public.raffles.beacon_round is 'The first drand round at or after draws_at.';
comment on column public.raffles.commitment is 'SHA-256 of the secret in private.raffle_secrets.';
comment on column public.raffles.published_at is 'Null while only staff see it.';
comment on column public.raffles.rules is 'The exact text that was hashed when the first person entered.';

CREATE INDEX raffles_closing ON public.raffles USING btree (closes_at, id);
CREATE INDEX raffles_picture ON public.raffles USING btree (picture_id);

alter table public.raffles enable row level security;

create policy "function owner manages raffles" on public.raffles
  for all to function_owner
  using (true)
  with check (true);
create policy "members read published raffles, event staff all" on public.raffles
  for select to authenticated
  using (published_at IS NOT NULL OR ( SELECT private.is_staff(VARIADIC ARRAY['events'::public.app_role]) AS is_staff));
create policy "visitors read published raffles" on public.raffles
  for select to anon
  using (published_at IS NOT NULL);

grant select on public.raffles to anon;
grant select on public.raffles to authenticated;
grant select, insert, update, delete on public.raffles to function_owner;
grant select, insert, update, delete on public.raffles to service_role;

grant update (id) on public.raffles to function_owner;

CREATE TRIGGER index_new_raffle AFTER INSERT OR DELETE ON public.raffles FOR EACH ROW EXECUTE FUNCTION private.index_raffle();
CREATE TRIGGER index_raffle AFTER UPDATE OF slug, title, prize, published_at ON public.raffles FOR EACH ROW WHEN (((((old.slug IS DISTINCT FROM new.slug) OR (old.title IS DISTINCT FROM new.title)) OR (old.prize IS DISTINCT FROM new.prize)) OR (old.published_at IS DISTINCT FROM new.published_at))) EXECUTE FUNCTION private.index_raffle();
CREATE TRIGGER keep_frozen_rules BEFORE UPDATE ON public.raffles FOR EACH ROW WHEN ((old.frozen_at IS NOT NULL)) EXECUTE FUNCTION private.keep_frozen_rules();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.raffles FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.raffles FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.raffles;
