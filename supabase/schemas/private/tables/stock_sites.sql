-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.stock_sites (
  id uuid not null default gen_random_uuid(),
  name text not null,
  chapter_id uuid,
  kits integer not null default 0,
  doses integer not null default 0,
  alert_below integer not null default 0,
  is_low boolean not null default false,
  ships_mail boolean not null default false,
  closed_at timestamp with time zone,
  constraint stock_sites_pkey PRIMARY KEY (id),
  constraint stock_sites_chapter_id_key UNIQUE (chapter_id),
  constraint stock_sites_name_key UNIQUE (name),
  constraint stock_sites_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE SET NULL,
  constraint stock_sites_alert_below_check CHECK (alert_below >= 0 AND alert_below <= 1000000),
  constraint stock_sites_closed_check CHECK (closed_at IS NULL OR NOT ships_mail AND chapter_id IS NULL),
  constraint stock_sites_doses_check CHECK (doses >= 0 AND doses <= 1000000),
  constraint stock_sites_kits_check CHECK (kits >= 0 AND kits <= 1000000),
  constraint stock_sites_name_check CHECK (length(name) >= 2 AND length(name) <= 60 AND private.is_plain_line(name))
);

comment on table private.stock_sites is 'class:public';
comment on column private.stock_sites.chapter_id is 'Kits that are handed out at events of the chapter come from this site.';
comment on column private.stock_sites.is_low is 'Outreach was told; they hear again after the site had enough.';
comment on column private.stock_sites.ships_mail is 'Mailed kits leave from this site.';

CREATE UNIQUE INDEX stock_sites_ships_mail ON private.stock_sites USING btree (ships_mail) WHERE ships_mail;

alter table private.stock_sites enable row level security;

create policy "function owner manages stock sites" on private.stock_sites
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.stock_sites to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON private.stock_sites FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
