-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.guest_enrollments (
  guest bytea not null,
  course_id uuid not null,
  course_version integer not null,
  started_at timestamp with time zone not null default now(),
  constraint guest_enrollments_pkey PRIMARY KEY (guest, course_id),
  constraint guest_enrollments_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE
);

comment on table private.guest_enrollments is 'class:s2';
comment on column private.guest_enrollments.guest is 'class:secret digest of the key in the guest''s cookie';

CREATE INDEX guest_enrollments_course ON private.guest_enrollments USING btree (course_id);
CREATE INDEX guest_enrollments_old ON private.guest_enrollments USING btree (started_at);

alter table private.guest_enrollments enable row level security;

create policy "function owner manages guest enrollments" on private.guest_enrollments
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.guest_enrollments to function_owner;
