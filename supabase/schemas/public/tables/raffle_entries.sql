-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffle_entries (
  id uuid not null default gen_random_uuid(),
  raffle_id uuid not null,
  number integer not null,
  code text not null default replace(gen_random_uuid()::text, '-'::text, ''::text),
  source public.raffle_source not null,
  activity_id uuid,
  user_id uuid,
  person_key text,
  card_name text,
  card_contact text,
  contribution text,
  entered_at timestamp with time zone not null default now(),
  constraint raffle_entries_pkey PRIMARY KEY (id),
  constraint raffle_entries_raffle_id_number_key UNIQUE (raffle_id, number),
  constraint raffle_entries_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint raffle_entries_card_contact_check CHECK (length(card_contact) >= 5 AND length(card_contact) <= 254 AND card_contact !~ '[[:cntrl:]]'::text),
  constraint raffle_entries_card_name_check CHECK (length(card_name) >= 2 AND length(card_name) <= 100 AND private.is_plain_name(card_name)),
  constraint raffle_entries_check CHECK (source = 'mail-in'::public.raffle_source OR card_name IS NULL AND card_contact IS NULL),
  constraint raffle_entries_code_check CHECK (code ~ '^[0-9a-f]{32}$'::text),
  constraint raffle_entries_contribution_check CHECK (contribution ~ '^[0-9a-f]{64}$'::text),
  constraint raffle_entries_number_check CHECK (number > 0),
  constraint raffle_entries_person_key_check CHECK (person_key ~ '^[0-9a-f]{64}$'::text)
);

comment on table public.raffle_entries is 'class:s2';
comment on column public.raffle_entries.code is 'Hashed with the number into the sealed list.';
comment on column public.raffle_entries.activity_id is 'The course, survey answer or check-in that earned it.';
comment on column public.raffle_entries.user_id is 'Null for cards, and after the account was deleted.';
comment on column public.raffle_entries.person_key is 'Hash of the email address without aliases, for the limit per person.';
comment on column public.raffle_entries.contribution is 'A random number that the entrant''s browser added.';

CREATE UNIQUE INDEX raffle_entries_activity ON public.raffle_entries USING btree (raffle_id, person_key, source, activity_id) NULLS NOT DISTINCT WHERE (person_key IS NOT NULL);
CREATE INDEX raffle_entries_member ON public.raffle_entries USING btree (user_id, entered_at DESC);
CREATE INDEX raffle_entries_newest ON public.raffle_entries USING btree (raffle_id, entered_at DESC, id);
CREATE INDEX raffle_entries_time ON public.raffle_entries USING btree (entered_at, id);

alter table public.raffle_entries enable row level security;

create policy "function owner manages raffle entries" on public.raffle_entries
  for all to function_owner
  using (true)
  with check (true);
create policy "members and their guardians read their entries, event staff all" on public.raffle_entries
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));

grant select, insert, delete on public.raffle_entries to function_owner;
grant select, insert, update, delete on public.raffle_entries to service_role;

grant select (id, raffle_id, number, code, source, user_id, card_name, card_contact, contribution, entered_at) on public.raffle_entries to authenticated;
grant update (user_id, person_key) on public.raffle_entries to function_owner;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.raffle_entries FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.raffle_entries FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
