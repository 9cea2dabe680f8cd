-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.certificate_words (
  word text not null,
  issued_at timestamp with time zone not null,
  certificate_id text not null,
  constraint certificate_words_pkey PRIMARY KEY (word, issued_at, certificate_id),
  constraint certificate_words_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES public.certificates(id) ON DELETE CASCADE
);

comment on table private.certificate_words is 'class:s2';

CREATE INDEX certificate_words_certificate ON private.certificate_words USING btree (certificate_id);

alter table private.certificate_words enable row level security;

create policy "function owner manages certificate words" on private.certificate_words
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.certificate_words to function_owner;
