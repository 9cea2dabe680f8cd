-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.impact_records (
  source public.impact_source not null,
  subject uuid not null,
  state text not null default ''::text,
  amount integer not null,
  constraint impact_records_pkey PRIMARY KEY (source, subject),
  constraint impact_records_state_check CHECK (state = ''::text OR private.is_us_state(state))
);

comment on table private.impact_records is 'class:s2';
comment on column private.impact_records.subject is 'The person with a certificate, who counts once, or with volunteer hours; otherwise the registration, the request or the handout.';
comment on column private.impact_records.state is 'Empty if not known.';

alter table private.impact_records enable row level security;

create policy "function owner manages impact records" on private.impact_records
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.impact_records to function_owner;
grant select on private.impact_records to service_role;

grant update (subject) on private.impact_records to service_role;

CREATE TRIGGER count_added AFTER INSERT ON private.impact_records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_impact_records();
CREATE TRIGGER count_changed AFTER UPDATE ON private.impact_records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_impact_records();
CREATE TRIGGER count_removed AFTER DELETE ON private.impact_records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_impact_records();
