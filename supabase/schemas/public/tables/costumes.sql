-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.costumes (
  key text not null,
  kind public.costume_kind not null,
  name text not null,
  price smallint not null,
  "position" smallint not null,
  constraint costumes_pkey PRIMARY KEY (key),
  constraint costumes_name_key UNIQUE (name),
  constraint costumes_position_key UNIQUE ("position"),
  constraint costumes_key_check CHECK (key ~ '^[a-z]{1,20}(-[a-z]{1,20}){0,3}$'::text),
  constraint costumes_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint costumes_price_check CHECK (price >= 1 AND price <= 100)
);

comment on table public.costumes is 'class:public';
comment on column public.costumes.key is 'Also the name of its drawing.';
comment on column public.costumes.price is 'In coins; there is no way to pay with money.';

alter table public.costumes enable row level security;

create policy "anyone reads costumes" on public.costumes
  for select to anon, authenticated, function_owner
  using (true);

grant select on public.costumes to anon;
grant select on public.costumes to authenticated;
grant select on public.costumes to function_owner;
grant select on public.costumes to service_role;
