-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.unclaimed_certificates (
  certificate_id text not null,
  email text not null,
  course_id uuid not null,
  taught_on date not null,
  created_at timestamp with time zone not null default now(),
  constraint unclaimed_certificates_pkey PRIMARY KEY (certificate_id),
  constraint unclaimed_certificates_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES public.certificates(id) ON DELETE CASCADE,
  constraint unclaimed_certificates_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint unclaimed_certificates_email_check CHECK (private.is_email_address(email))
);

comment on table private.unclaimed_certificates is 'class:s2';

CREATE INDEX unclaimed_certificates_course ON private.unclaimed_certificates USING btree (course_id);
CREATE INDEX unclaimed_certificates_created ON private.unclaimed_certificates USING btree (created_at);
CREATE INDEX unclaimed_certificates_email ON private.unclaimed_certificates USING btree (lower(email), course_id);

alter table private.unclaimed_certificates enable row level security;

create policy "function owner manages unclaimed certificates" on private.unclaimed_certificates
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.unclaimed_certificates to function_owner;
grant select, delete on private.unclaimed_certificates to service_role;
