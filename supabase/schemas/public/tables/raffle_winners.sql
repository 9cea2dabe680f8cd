-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffle_winners (
  id uuid not null default gen_random_uuid(),
  raffle_id uuid not null,
  place integer not null,
  number integer not null,
  user_id uuid,
  called_at timestamp with time zone,
  claim_by timestamp with time zone,
  claimed_at timestamp with time zone,
  passed_at timestamp with time zone,
  verified_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  handover_note text,
  public_name text,
  public_state text,
  drawn_at timestamp with time zone not null default now(),
  constraint raffle_winners_pkey PRIMARY KEY (id),
  constraint raffle_winners_raffle_id_number_key UNIQUE (raffle_id, number),
  constraint raffle_winners_raffle_id_place_key UNIQUE (raffle_id, place),
  constraint raffle_winners_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_winners_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint raffle_winners_check CHECK ((called_at IS NULL) = (claim_by IS NULL)),
  constraint raffle_winners_check1 CHECK (claimed_at IS NULL OR called_at IS NOT NULL),
  constraint raffle_winners_check2 CHECK (passed_at IS NULL OR called_at IS NOT NULL AND handed_over_at IS NULL),
  constraint raffle_winners_check3 CHECK (verified_at IS NULL OR claimed_at IS NOT NULL),
  constraint raffle_winners_check4 CHECK ((handed_over_at IS NULL) = (handover_note IS NULL)),
  constraint raffle_winners_check5 CHECK (handed_over_at IS NULL OR verified_at IS NOT NULL),
  constraint raffle_winners_handover_note_check CHECK (length(handover_note) >= 3 AND length(handover_note) <= 200),
  constraint raffle_winners_number_check CHECK (number > 0),
  constraint raffle_winners_place_check CHECK (place > 0),
  constraint raffle_winners_public_name_check CHECK (length(public_name) >= 1 AND length(public_name) <= 40)
);

comment on table public.raffle_winners is 'class:public';
comment on column public.raffle_winners.place is 'The order of the draw; places after the number of winners are alternates.';
comment on column public.raffle_winners.user_id is 'class:s2';
comment on column public.raffle_winners.called_at is 'When they were asked to claim; null for alternates in reserve.';
comment on column public.raffle_winners.passed_at is 'When the prize went to the next alternate.';
comment on column public.raffle_winners.handover_note is 'Published, so without names or addresses.';
comment on column public.raffle_winners.public_name is 'First name, with the winner''s consent.';

CREATE INDEX raffle_winners_deadlines ON public.raffle_winners USING btree (claim_by) WHERE ((claimed_at IS NULL) AND (passed_at IS NULL) AND (called_at IS NOT NULL));
CREATE INDEX raffle_winners_member ON public.raffle_winners USING btree (user_id);
CREATE INDEX raffle_winners_newest ON public.raffle_winners USING btree (drawn_at, id);
CREATE INDEX raffle_winners_waiting ON public.raffle_winners USING btree (raffle_id) WHERE ((claimed_at IS NOT NULL) AND (handed_over_at IS NULL) AND (passed_at IS NULL));

alter table public.raffle_winners enable row level security;

create policy "anyone reads winning tickets" on public.raffle_winners
  for select to anon, authenticated
  using (place > 0);
create policy "function owner manages raffle winners" on public.raffle_winners
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on public.raffle_winners to function_owner;
grant select, insert, update, delete on public.raffle_winners to service_role;

grant select (id, raffle_id, place, number, called_at, claim_by, claimed_at, passed_at, verified_at, handed_over_at, handover_note, public_name, public_state, drawn_at) on public.raffle_winners to anon;
grant select (id, raffle_id, place, number, called_at, claim_by, claimed_at, passed_at, verified_at, handed_over_at, handover_note, public_name, public_state, drawn_at) on public.raffle_winners to authenticated;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.raffle_winners FOR EACH ROW WHEN (((old.claimed_at IS NOT NULL) AND (old.handed_over_at IS NULL) AND (old.passed_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('raffles', 'raffle_id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.raffle_winners FOR EACH ROW WHEN (((new.claimed_at IS NOT NULL) AND (new.handed_over_at IS NULL) AND (new.passed_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('raffles', 'raffle_id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.raffle_winners FOR EACH ROW WHEN ((((old.claimed_at IS NOT NULL) AND (old.handed_over_at IS NULL) AND (old.passed_at IS NULL)) OR ((new.claimed_at IS NOT NULL) AND (new.handed_over_at IS NULL) AND (new.passed_at IS NULL)))) EXECUTE FUNCTION private.note_inbox_change('raffles', 'raffle_id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.raffle_winners FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.raffle_winners FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('handover_note', 'public_name', 'public_state');
CREATE TRIGGER touch_raffle AFTER INSERT OR UPDATE ON public.raffle_winners FOR EACH ROW EXECUTE FUNCTION private.touch_raffle();
