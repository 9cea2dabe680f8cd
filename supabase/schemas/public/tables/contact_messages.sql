-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.contact_messages (
  id uuid not null default gen_random_uuid(),
  topic public.contact_topic not null,
  name text not null,
  email text not null,
  body text not null,
  sent_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_answer_check CHECK (length(answer) >= 2 AND length(answer) <= 2000),
  constraint contact_messages_body_check CHECK (length(body) >= 20 AND length(body) <= 2000),
  constraint contact_messages_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint contact_messages_email_check CHECK (length(email) <= 254),
  constraint contact_messages_name_check CHECK (length(name) >= 1 AND length(name) <= 100 AND private.is_plain_name(name))
);

comment on table public.contact_messages is 'class:s2';

CREATE INDEX contact_messages_done ON public.contact_messages USING btree (done_at);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower(email), sent_at);
CREATE INDEX contact_messages_open ON public.contact_messages USING btree (sent_at, id) WHERE (done_at IS NULL);
CREATE INDEX contact_messages_sent ON public.contact_messages USING btree (sent_at, id);

alter table public.contact_messages enable row level security;

create policy "function owner manages contact messages" on public.contact_messages
  for all to function_owner
  using (true)
  with check (true);
create policy "outreach reads contact messages" on public.contact_messages
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.contact_messages to authenticated;
grant select, insert, delete on public.contact_messages to function_owner;
grant select, insert, update, delete on public.contact_messages to service_role;

grant update (answer, answered_at, done_at) on public.contact_messages to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.contact_messages FOR EACH ROW WHEN ((old.done_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('contact-messages', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.contact_messages FOR EACH ROW WHEN ((new.done_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('contact-messages', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.contact_messages FOR EACH ROW WHEN (((old.done_at IS NULL) OR (new.done_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('contact-messages', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.contact_messages FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
