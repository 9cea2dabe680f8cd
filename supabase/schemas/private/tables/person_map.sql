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

comment on column private.person_map.relation is 'class:public schema.table';
comment on column private.person_map.title is 'class:public what it is to the person, in plain words';
comment on column private.person_map.row_condition is 'class:public condition on a row: $1 is the person, $2 their email address; null where only the account service can read';
comment on column private.person_map.shows is 'class:public [["column", "Label"], …] in the order of the export';
comment on column private.person_map.hidden_because is 'class:public why the export shows nothing of it';
comment on column private.person_map.guardian_sees is 'class:public whether an export for a guardian holds it';
comment on column private.person_map.erasure is 'class:public with_account: a foreign key or the account service removes it; delete and anonymize: by the erasure; keep: it stays';
comment on column private.person_map.anonymizes is 'class:public what an update sets: "donor_id = null, name = null"';
comment on column private.person_map.kept_until is 'class:public in words: "for 12 months"';
comment on column private.person_map.kept_because is 'class:public a whole sentence for the person';

alter table private.person_map enable row level security;

create policy "function owner reads person map" on private.person_map
  for select to function_owner
  using (true);

grant select on private.person_map to function_owner;
grant select on private.person_map to service_role;
