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
  legal_name text,
  ein text,
  deductibility text not null default 'No goods or services were provided in exchange for this gift.'::text,
  giving_time_zone text not null default 'America/Chicago'::text,
  kit_cost_cents integer not null default 3000,
  refund_limit_cents integer default 50000,
  main_color text,
  text_color text,
  giving_color text,
  logo_id uuid,
  constraint site_settings_pkey PRIMARY KEY (id),
  constraint site_settings_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES public.site_logos(id),
  constraint site_settings_colors_check CHECK (num_nulls(main_color, text_color, giving_color) = 3 OR num_nulls(main_color, text_color, giving_color) = 0 AND private.are_colors_legible(main_color, text_color, giving_color)),
  constraint site_settings_contact_domain_check CHECK (contact_domain ~ '^([a-z0-9._+-]+@)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'::text AND length(contact_domain) <= 254),
  constraint site_settings_deductibility_check CHECK (length(deductibility) >= 20 AND length(deductibility) <= 500),
  constraint site_settings_default_locale_check CHECK (default_locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint site_settings_description_check CHECK (length(description) >= 1 AND length(description) <= 320),
  constraint site_settings_ein_check CHECK (ein ~ '^[0-9]{2}-[0-9]{7}$'::text),
  constraint site_settings_giving_time_zone_check CHECK (private.time_zone_label(giving_time_zone) IS NOT NULL),
  constraint site_settings_id_check CHECK (id),
  constraint site_settings_kit_cost_cents_check CHECK (kit_cost_cents >= 100 AND kit_cost_cents <= 100000),
  constraint site_settings_legal_name_check CHECK (length(legal_name) >= 1 AND length(legal_name) <= 160),
  constraint site_settings_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint site_settings_notice_check CHECK (length(notice) >= 1 AND length(notice) <= 400),
  constraint site_settings_postal_address_check CHECK (length(postal_address) >= 1 AND length(postal_address) <= 200),
  constraint site_settings_refund_limit_cents_check CHECK (refund_limit_cents >= 0 AND refund_limit_cents <= 2500000),
  constraint site_settings_separator_check CHECK (length(separator) >= 1 AND length(separator) <= 3),
  constraint site_settings_tagline_check CHECK (length(tagline) >= 1 AND length(tagline) <= 160),
  constraint site_settings_title_separator_check CHECK (length(title_separator) >= 1 AND length(title_separator) <= 3),
  constraint site_settings_twitter_check CHECK (twitter ~ '^@?[A-Za-z0-9_]{1,15}$'::text)
);

comment on table public.site_settings is 'class:public';
comment on column public.site_settings.contact_domain is 'A domain on which every department has an address, or one address for all of them.';
comment on column public.site_settings.postal_address is 'One line, without the name.';
comment on column public.site_settings.notice is 'Shown on demonstration sites; null on a real one.';
comment on column public.site_settings.legal_name is 'The name on receipts; null if it is the name of the site.';
comment on column public.site_settings.ein is 'The employer identification number on receipts.';
comment on column public.site_settings.deductibility is 'The sentence on receipts about goods and services, as the IRS asks for.';
comment on column public.site_settings.giving_time_zone is 'Staff pages show times in it. It decides on which day, and in which tax year, a gift was made.';
comment on column public.site_settings.kit_cost_cents is 'What one kit costs; the suggested gifts are multiples of it.';
comment on column public.site_settings.refund_limit_cents is 'What one person may refund of a gift. Above it, a second one approves. Null if one person is always enough.';
comment on column public.site_settings.main_color is 'Fields and buttons, instead of the green of the design; null for the design.';
comment on column public.site_settings.text_color is 'Links and small text on light backgrounds, instead of dark green.';
comment on column public.site_settings.giving_color is 'Donate buttons and pages about giving, instead of marigold.';
comment on column public.site_settings.logo_id is 'The logo instead of the one of the design.';

CREATE INDEX site_settings_logo_id_idx ON public.site_settings USING btree (logo_id);

alter table public.site_settings enable row level security;

create policy "anyone reads the settings" on public.site_settings
  for select to anon, authenticated
  using (true);
create policy "function owner changes the legal identity" on public.site_settings
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads site settings" on public.site_settings
  for select to function_owner
  using (true);

grant select on public.site_settings to function_owner;
grant select, insert, update on public.site_settings to service_role;

grant select (id, name, tagline, description, twitter, default_locale, separator, title_separator, trailing_slash, contact_domain, postal_address, notice, legal_name, ein, deductibility, giving_time_zone, kit_cost_cents, main_color, text_color, giving_color, logo_id) on public.site_settings to anon;
grant select (id, name, tagline, description, twitter, default_locale, separator, title_separator, trailing_slash, contact_domain, postal_address, notice, legal_name, ein, deductibility, giving_time_zone, kit_cost_cents, main_color, text_color, giving_color, logo_id) on public.site_settings to authenticated;
grant update (name, tagline, description, twitter, contact_domain, postal_address, notice, legal_name, ein, deductibility, giving_time_zone, refund_limit_cents, main_color, text_color, giving_color, logo_id) on public.site_settings to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.site_settings FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.site_settings;
