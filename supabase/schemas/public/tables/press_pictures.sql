-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.press_pictures (
  picture_id uuid not null,
  approved_at timestamp with time zone not null default now(),
  constraint press_pictures_pkey PRIMARY KEY (picture_id),
  constraint press_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id)
);

comment on table public.press_pictures is 'class:public';

alter table public.press_pictures enable row level security;

create policy "anyone reads which pictures are for the press" on public.press_pictures
  for select to anon, authenticated
  using (true);
create policy "function owner manages press pictures" on public.press_pictures
  for all to function_owner
  using (true)
  with check (true);

grant select on public.press_pictures to anon;
grant select on public.press_pictures to authenticated;
grant select, insert, delete on public.press_pictures to function_owner;
grant select, insert, update, delete on public.press_pictures to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.press_pictures FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.press_pictures;
