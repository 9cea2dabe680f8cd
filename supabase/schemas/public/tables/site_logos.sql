-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.site_logos (
  id uuid not null default gen_random_uuid(),
  on_light bytea not null,
  on_dark bytea not null,
  created_at timestamp with time zone not null default now(),
  icon bytea,
  constraint site_logos_pkey PRIMARY KEY (id),
  constraint site_logos_icon_check CHECK (private.is_icon(icon)),
  constraint site_logos_on_dark_check CHECK (private.is_logo(on_dark)),
  constraint site_logos_on_light_check CHECK (private.is_logo(on_light))
);

comment on table public.site_logos is 'class:public';
comment on column public.site_logos.on_dark is 'The image for dark backgrounds.';
comment on column public.site_logos.icon is 'For browser tabs and home screens; null for logos from before there were icons.';

alter table public.site_logos enable row level security;

create policy "anyone sees the logos" on public.site_logos
  for select to anon, authenticated
  using (true);
create policy "function owner adds logos" on public.site_logos
  for insert to function_owner
  with check (true);
create policy "function owner reads logos" on public.site_logos
  for select to function_owner
  using (true);

grant select on public.site_logos to anon;
grant select on public.site_logos to authenticated;
grant select, insert on public.site_logos to function_owner;
grant select on public.site_logos to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.site_logos FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('on_light', 'on_dark', 'icon');
