-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.jobs (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  payload jsonb not null default '{}'::jsonb,
  run_after timestamp with time zone not null default now(),
  attempts integer not null default 0,
  claimed_until timestamp with time zone,
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  dedupe_key text,
  created_at timestamp with time zone not null default now(),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_dedupe_key_key UNIQUE (dedupe_key),
  constraint jobs_attempts_check CHECK (attempts >= 0),
  constraint jobs_check CHECK (done_at IS NULL OR failed_at IS NULL),
  constraint jobs_dedupe_key_check CHECK (length(dedupe_key) >= 1 AND length(dedupe_key) <= 200),
  constraint jobs_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,63}$'::text),
  constraint jobs_last_error_check CHECK (length(last_error) <= 200),
  constraint jobs_payload_check CHECK (jsonb_typeof(payload) = 'object'::text AND length(payload::text) <= 10000)
);

comment on table private.jobs is 'class:s2';
comment on column private.jobs.id is 'class:public';
comment on column private.jobs.kind is 'class:public';
comment on column private.jobs.payload is 'Emptied when the job is done.';
comment on column private.jobs.run_after is 'class:public';
comment on column private.jobs.attempts is 'class:public';
comment on column private.jobs.claimed_until is 'class:public';
comment on column private.jobs.done_at is 'class:public';
comment on column private.jobs.failed_at is 'class:public';
comment on column private.jobs.last_error is 'class:public names and codes only, nothing about people';
comment on column private.jobs.created_at is 'class:public';

CREATE INDEX jobs_due ON private.jobs USING btree (run_after) WHERE ((done_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX jobs_failures ON private.jobs USING btree (failed_at) WHERE (failed_at IS NOT NULL);

alter table private.jobs enable row level security;

create policy "function owner manages jobs" on private.jobs
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.jobs to function_owner;
grant select, insert, update, delete on private.jobs to service_role;

CREATE TRIGGER announce_job AFTER INSERT ON private.jobs FOR EACH STATEMENT EXECUTE FUNCTION private.announce_job();
