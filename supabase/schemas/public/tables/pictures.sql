-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.pictures (
  id uuid not null default gen_random_uuid(),
  alt text not null,
  credit text,
  focus_x numeric(3,2) not null default 0.5,
  focus_y numeric(3,2) not null default 0.5,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  color text,
  created_at timestamp with time zone not null default now(),
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_alt_check CHECK (length(alt) >= 3 AND length(alt) <= 300 AND alt !~ '[[:cntrl:]]'::text AND alt = btrim(alt)),
  constraint pictures_check CHECK ((1 <= ALL (widths)) AND width = widths[cardinality(widths)] AND (width >= ALL (widths))),
  constraint pictures_color_check CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  constraint pictures_credit_check CHECK (length(credit) >= 2 AND length(credit) <= 120 AND credit !~ '[[:cntrl:]]'::text),
  constraint pictures_focus_x_check CHECK (focus_x >= 0::numeric AND focus_x <= 1::numeric),
  constraint pictures_focus_y_check CHECK (focus_y >= 0::numeric AND focus_y <= 1::numeric),
  constraint pictures_height_check CHECK (height >= 1 AND height <= 2880),
  constraint pictures_width_check CHECK (width >= 1 AND width <= 1920),
  constraint pictures_widths_check CHECK (cardinality(widths) >= 1 AND cardinality(widths) <= 5)
);

comment on table public.pictures is 'class:public';
comment on column public.pictures.alt is 'What the picture shows, for people who do not see it.';
comment on column public.pictures.focus_x is 'What a crop must show: 0 is the left edge, 1 the right one.';
comment on column public.pictures.focus_y is '0 is the top edge, 1 the bottom one.';
comment on column public.pictures.widths is 'The widths of its files in pixels, the smallest first.';
comment on column public.pictures.color is 'Fills the space until the picture is loaded; null with transparency.';

CREATE INDEX pictures_alt ON public.pictures USING gin (alt trigrams.gin_trgm_ops);
CREATE INDEX pictures_newest ON public.pictures USING btree (created_at DESC, id);

alter table public.pictures enable row level security;

create policy "anyone reads pictures" on public.pictures
  for select to anon, authenticated
  using (true);
create policy "function owner manages pictures" on public.pictures
  for all to function_owner
  using (true)
  with check (true);
create policy "uploaders, editors and the event desk describe pictures" on public.pictures
  for update to authenticated
  using ((id = ANY ((ARRAY( SELECT private.uploaded_pictures() AS uploaded_pictures)))) OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS is_staff))
  with check ((id = ANY ((ARRAY( SELECT private.uploaded_pictures() AS uploaded_pictures)))) OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS is_staff));

grant select on public.pictures to anon;
grant select on public.pictures to authenticated;
grant select, insert, delete on public.pictures to function_owner;
grant select, insert, update, delete on public.pictures to service_role;

grant update (alt, credit, focus_x, focus_y) on public.pictures to authenticated;
grant update (id) on public.pictures to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.pictures FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('alt', 'credit');

alter publication supabase_realtime add table public.pictures;
