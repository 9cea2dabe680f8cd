-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_presets (
  kits numeric(5,1) not null,
  does text not null,
  constraint gift_presets_pkey PRIMARY KEY (kits),
  constraint gift_presets_does_check CHECK (length(does) >= 1 AND length(does) <= 30),
  constraint gift_presets_kits_check CHECK (kits > 0::numeric)
);

comment on table private.gift_presets is 'class:public';

alter table private.gift_presets enable row level security;

create policy "function owner reads gift presets" on private.gift_presets
  for select to function_owner
  using (true);

grant select on private.gift_presets to function_owner;
