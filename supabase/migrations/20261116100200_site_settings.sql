-- Name, contact details and presentation of the organization: one row, read by every page.

create table public.site_settings (
  id boolean primary key default true check (id),
  name text not null check (length(name) between 1 and 80),
  tagline text not null check (length(tagline) between 1 and 160),
  description text not null check (length(description) between 1 and 320),
  twitter text check (twitter ~ '^@?[A-Za-z0-9_]{1,15}$'),
  default_locale text not null default 'en-US' check (default_locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  separator text not null default '|' check (length(separator) between 1 and 3),
  title_separator text check (length(title_separator) between 1 and 3),
  trailing_slash boolean not null default false,
  contact_domain text not null default 'example.org'
    check (contact_domain ~ '^([a-z0-9._+-]+@)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$' and length(contact_domain) <= 254),
  postal_address text not null default '1 Main Street, Exampleton'
    check (length(postal_address) between 1 and 200),
  notice text check (length(notice) between 1 and 400)
);
comment on table public.site_settings is 'class:public';
comment on column public.site_settings.contact_domain is
  'A domain on which every department has an address, or one address for all of them.';
comment on column public.site_settings.postal_address is 'One line, without the name.';
comment on column public.site_settings.notice is
  'Shown on demonstration sites; null on a real one.';
alter table public.site_settings enable row level security;
grant select on public.site_settings to anon, authenticated;
grant select, insert, update on public.site_settings to service_role;
grant select on public.site_settings to function_owner;

create policy "anyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);
create policy "function owner reads site settings" on public.site_settings for select to function_owner using (true);

alter publication supabase_realtime add table public.site_settings;

insert into public.site_settings (name, tagline, description, contact_domain, postal_address, notice) values (
  'Open Airway',
  'Anyone can learn to reverse an overdose.',
  'A non-profit that teaches people to recognize an opioid overdose and to act in the minutes that count.',
  'openairway.example',
  '5 Breath Lane, Exampleton, AR 00000',
  '{site} is a made-up organization that shows what this site can do. Its addresses lead nowhere, and it takes no money.'
);
