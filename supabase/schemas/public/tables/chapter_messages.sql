-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.chapter_messages (
  id uuid not null default gen_random_uuid(),
  chapter_id uuid not null,
  name text not null,
  email text not null,
  body text not null,
  sent_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint chapter_messages_pkey PRIMARY KEY (id),
  constraint chapter_messages_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE CASCADE,
  constraint chapter_messages_answer_check CHECK (length(answer) >= 2 AND length(answer) <= 2000),
  constraint chapter_messages_body_check CHECK (length(body) >= 20 AND length(body) <= 2000),
  constraint chapter_messages_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint chapter_messages_email_check CHECK (length(email) <= 254),
  constraint chapter_messages_name_check CHECK (length(name) >= 1 AND length(name) <= 100 AND private.is_plain_name(name))
);

comment on table public.chapter_messages is 'class:s2';

CREATE INDEX chapter_messages_chapter ON public.chapter_messages USING btree (chapter_id, sent_at);
CREATE INDEX chapter_messages_email ON public.chapter_messages USING btree (lower(email), sent_at);
CREATE INDEX chapter_messages_open ON public.chapter_messages USING btree (sent_at, id) WHERE (done_at IS NULL);
CREATE INDEX chapter_messages_sent ON public.chapter_messages USING btree (sent_at, id);

alter table public.chapter_messages enable row level security;

create policy "function owner manages chapter messages" on public.chapter_messages
  for all to function_owner
  using (true)
  with check (true);
create policy "leads read the messages of their chapter, outreach all" on public.chapter_messages
  for select to authenticated
  using ((id = ANY ((ARRAY( SELECT private.led_messages() AS led_messages)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.chapter_messages to authenticated;
grant select, insert, delete on public.chapter_messages to function_owner;
grant select, insert, update, delete on public.chapter_messages to service_role;

grant update (answer, answered_at, done_at) on public.chapter_messages to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.chapter_messages FOR EACH ROW WHEN ((old.done_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('chapter-messages', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.chapter_messages FOR EACH ROW WHEN ((new.done_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('chapter-messages', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.chapter_messages FOR EACH ROW WHEN (((old.done_at IS NULL) OR (new.done_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('chapter-messages', 'id');
