-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.site_settings (
  id boolean not null default true,
  name text not null,
  tagline text not null,
  description text not null,
  twitter text,
  default_locale text not null default 'en-US'::text,
  separator text not null default '|'::text,
  title_separator text,
  trailing_slash boolean not null default false,
  contact_domain text not null default 'example.org'::text,
  postal_address text not null default '1 Main Street, Exampleton'::text,
  notice text,
  constraint site_settings_pkey PRIMARY KEY (id),
  constraint site_settings_contact_domain_check CHECK (contact_domain ~ '^([a-z0-9._+-]+@)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'::text AND length(contact_domain) <= 254),
  constraint site_settings_default_locale_check CHECK (default_locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint site_settings_description_check CHECK (length(description) >= 1 AND length(description) <= 320),
  constraint site_settings_id_check CHECK (id),
  constraint site_settings_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint site_settings_notice_check CHECK (length(notice) >= 1 AND length(notice) <= 400),
  constraint site_settings_postal_address_check CHECK (length(postal_address) >= 1 AND length(postal_address) <= 200),
  constraint site_settings_separator_check CHECK (length(separator) >= 1 AND length(separator) <= 3),
  constraint site_settings_tagline_check CHECK (length(tagline) >= 1 AND length(tagline) <= 160),
  constraint site_settings_title_separator_check CHECK (length(title_separator) >= 1 AND length(title_separator) <= 3),
  constraint site_settings_twitter_check CHECK (twitter ~ '^@?[A-Za-z0-9_]{1,15}$'::text)
);

comment on table public.site_settings is 'class:public';
comment on column public.site_settings.contact_domain is 'A domain on which every department has an address, or one address for all of them.';
comment on column public.site_settings.postal_address is 'One line, without the name.';
comment on column public.site_settings.notice is 'Shown on demonstration sites; null on a real one.';

alter table public.site_settings enable row level security;

create policy "anyone reads the settings" on public.site_settings
  for select to anon, authenticated
  using (true);
create policy "function owner reads site settings" on public.site_settings
  for select to function_owner
  using (true);

grant select on public.site_settings to anon;
grant select on public.site_settings to authenticated;
grant select on public.site_settings to function_owner;
grant select, insert, update on public.site_settings to service_role;

alter publication supabase_realtime add table public.site_settings;
