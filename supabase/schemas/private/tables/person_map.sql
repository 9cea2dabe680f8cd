-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.person_map (
  relation text not null,
  title text not null,
  row_condition text,
  shows jsonb not null default '[]'::jsonb,
  hidden_because text,
  guardian_sees boolean not null default false,
  erasure text not null,
  anonymizes text,
  kept_until text,
  kept_because text,
  constraint person_map_pkey PRIMARY KEY (relation),
  constraint person_map_check CHECK ((shows = '[]'::jsonb) = (hidden_because IS NOT NULL)),
  constraint person_map_check1 CHECK (shows = '[]'::jsonb OR row_condition IS NOT NULL),
  constraint person_map_check2 CHECK ((erasure <> ALL (ARRAY['delete'::text, 'anonymize'::text])) OR row_condition IS NOT NULL),
  constraint person_map_check3 CHECK ((erasure = 'anonymize'::text) = (anonymizes IS NOT NULL)),
  constraint person_map_check4 CHECK ((erasure = ANY (ARRAY['anonymize'::text, 'keep'::text])) = (kept_because IS NOT NULL)),
  constraint person_map_check5 CHECK ((erasure = 'keep'::text) = (kept_until IS NOT NULL)),
  constraint person_map_erasure_check CHECK (erasure = ANY (ARRAY['with_account'::text, 'delete'::text, 'anonymize'::text, 'keep'::text])),
  constraint person_map_relation_check CHECK (relation ~ '^[a-z_]+\.[a-z_]+$'::text),
  constraint person_map_shows_check CHECK (jsonb_typeof(shows) = 'array'::text),
  constraint person_map_title_check CHECK (length(title) >= 1 AND length(title) <= 120)
);

comment on table private.person_map is 'class:public';
comment on column private.person_map.relation is 'schema.table';
comment on column private.person_map.title is 'Shown to the person in exports and before an erasure.';
comment on column private.person_map.row_condition is 'SQL condition for the person''s rows: $1 is the user id, $2 the email address; null where only the auth service can read.';
comment on column private.person_map.shows is '[["column", "Label"], …] in the order of the export.';
comment on column private.person_map.hidden_because is 'Why the export leaves it out.';
comment on column private.person_map.guardian_sees is 'Whether exports for guardians include it.';
comment on column private.person_map.erasure is 'with_account: deleted by a foreign key or the auth service; delete and anonymize: by the erasure; keep: not deleted.';
comment on column private.person_map.anonymizes is 'The set clause of the update: "donor_id = null, name = null".';
comment on column private.person_map.kept_until is 'A phrase: "for 12 months".';
comment on column private.person_map.kept_because is 'A full sentence for the person.';

alter table private.person_map enable row level security;

create policy "function owner reads person map" on private.person_map
  for select to function_owner
  using (true);

grant select on private.person_map to function_owner;
grant select on private.person_map to service_role;
