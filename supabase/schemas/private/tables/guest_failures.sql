-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.guest_failures (
  id bigint generated always as identity not null,
  network text not null,
  course_id uuid not null,
  failed_at timestamp with time zone not null default now(),
  constraint guest_failures_pkey PRIMARY KEY (id),
  constraint guest_failures_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE
);

comment on table private.guest_failures is 'class:secret';
comment on column private.guest_failures.network is 'A keyed hash, never the address.';

CREATE INDEX guest_failures_course ON private.guest_failures USING btree (course_id);
CREATE INDEX guest_failures_network ON private.guest_failures USING btree (network, course_id, failed_at DESC);
CREATE INDEX guest_failures_old ON private.guest_failures USING btree (failed_at);

alter table private.guest_failures enable row level security;

create policy "function owner manages guest failures" on private.guest_failures
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.guest_failures to function_owner;
