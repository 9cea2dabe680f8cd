-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.service_letters (
  id uuid not null default gen_random_uuid(),
  code text not null,
  user_id uuid not null,
  name text not null,
  from_day date not null,
  to_day date not null,
  minutes integer not null,
  legal_name text not null,
  address text not null,
  issued_at timestamp with time zone not null default now(),
  constraint service_letters_pkey PRIMARY KEY (id),
  constraint service_letters_code_key UNIQUE (code),
  constraint service_letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint service_letters_check CHECK (from_day <= to_day),
  constraint service_letters_code_check CHECK (length(code) >= 11 AND length(code) <= 40),
  constraint service_letters_minutes_check CHECK (minutes > 0),
  constraint service_letters_name_check CHECK (length(name) >= 2 AND length(name) <= 100 AND private.is_plain_name(name))
);

comment on table public.service_letters is 'class:s2';
comment on column public.service_letters.minutes is 'Approved in the period when the letter was issued.';

CREATE INDEX service_letters_member ON public.service_letters USING btree (user_id, issued_at DESC);

alter table public.service_letters enable row level security;

create policy "function owner manages service letters" on public.service_letters
  for all to function_owner
  using (true)
  with check (true);
create policy "volunteers read their own letters, outreach all" on public.service_letters
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.service_letters to authenticated;
grant select, insert on public.service_letters to function_owner;
grant select, insert, update, delete on public.service_letters to service_role;

grant update (user_id) on public.service_letters to function_owner;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.service_letters FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
