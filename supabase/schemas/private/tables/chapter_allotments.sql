-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.chapter_allotments (
  chapter_id uuid not null,
  kits_per_quarter integer not null,
  constraint chapter_allotments_pkey PRIMARY KEY (chapter_id),
  constraint chapter_allotments_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE CASCADE,
  constraint chapter_allotments_kits_per_quarter_check CHECK (kits_per_quarter >= 0 AND kits_per_quarter <= 10000)
);

comment on table private.chapter_allotments is 'class:public';

alter table private.chapter_allotments enable row level security;

create policy "function owner manages chapter allotments" on private.chapter_allotments
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.chapter_allotments to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON private.chapter_allotments FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
