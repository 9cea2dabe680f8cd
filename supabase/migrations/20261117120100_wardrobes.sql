-- Costumes and backgrounds for Narcat, and each member's wardrobe with the coins that are left.

create type public.costume_kind as enum ('costume', 'background');

create table public.costumes (
  key text primary key check (key ~ '^[a-z]{1,20}(-[a-z]{1,20}){0,3}$'),
  kind public.costume_kind not null,
  name text not null unique check (length(name) between 1 and 60),
  price smallint not null check (price between 1 and 100),
  position smallint not null unique
);
comment on table public.costumes is 'class:public';
comment on column public.costumes.key is 'Also the name of its drawing.';
comment on column public.costumes.price is 'In coins; there is no way to pay with money.';
alter table public.costumes enable row level security;
revoke all on public.costumes from public, anon, authenticated, service_role;
grant select on public.costumes to anon, authenticated, service_role, function_owner;
create policy "anyone reads costumes" on public.costumes for select to anon, authenticated, function_owner using (true);

insert into public.costumes (position, key, kind, name, price) values
  (1, 'party-hat', 'costume', 'Party hat', 5),
  (2, 'bow-tie', 'costume', 'Bow tie', 5),
  (3, 'cardboard-crown', 'costume', 'Cardboard crown', 10),
  (4, 'sunglasses', 'costume', 'Sunglasses', 10),
  (5, 'winter-scarf', 'costume', 'Winter scarf', 10),
  (6, 'headphones', 'costume', 'Headphones', 15),
  (7, 'flower-crown', 'costume', 'Flower crown', 15),
  (8, 'chef-hat', 'costume', 'Chef’s hat', 15),
  (9, 'band-hat', 'costume', 'Marching-band hat', 20),
  (10, 'graduation-cap', 'costume', 'Graduation cap', 20),
  (11, 'cape', 'costume', 'Superhero cape', 20),
  (12, 'raincoat', 'costume', 'Raincoat', 25),
  (13, 'detective-coat', 'costume', 'Detective coat', 25),
  (14, 'paramedic-vest', 'costume', 'Paramedic vest', 30),
  (15, 'astronaut-helmet', 'costume', 'Astronaut helmet', 40),
  (101, 'quad', 'background', 'The quad', 10),
  (102, 'kitchen', 'background', 'Mom’s kitchen', 10),
  (103, 'bus', 'background', 'Night bus', 10),
  (104, 'festival', 'background', 'Festival field', 15),
  (105, 'bar', 'background', 'Lou’s bar', 15),
  (106, 'seaside', 'background', 'Seaside', 20),
  (107, 'night-sky', 'background', 'Night sky', 25);

create table public.owned_costumes (
  user_id uuid not null references auth.users (id) on delete cascade,
  costume text not null references public.costumes (key) on delete cascade,
  paid smallint not null check (paid between 0 and 100),
  bought_at timestamptz not null default now(),
  primary key (user_id, costume)
);
comment on table public.owned_costumes is 'class:s2';
create index owned_costumes_costume on public.owned_costumes (costume);

create table public.wardrobes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  coins integer not null default 0 check (coins >= 0),
  costume text,
  background text,
  nameplate text check (nameplate ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'),
  foreign key (user_id, costume) references public.owned_costumes (user_id, costume) on delete set null (costume),
  foreign key (user_id, background) references public.owned_costumes (user_id, costume) on delete set null (background)
);
comment on table public.wardrobes is 'class:s2';
comment on column public.wardrobes.coins is 'All coins granted, minus the prices paid.';
comment on column public.wardrobes.nameplate is 'Two random words that stand in for a name.';
create index wardrobes_costume on public.wardrobes (user_id, costume);
create index wardrobes_background on public.wardrobes (user_id, background);

alter table public.owned_costumes enable row level security;
alter table public.wardrobes enable row level security;
revoke all on public.owned_costumes, public.wardrobes from public, anon, authenticated, service_role;
grant select on public.owned_costumes, public.wardrobes to authenticated, service_role;
grant select, insert, delete on public.owned_costumes to function_owner;
grant select, insert, update, delete on public.wardrobes to function_owner;
create policy "function owner manages owned costumes" on public.owned_costumes for all to function_owner
  using (true) with check (true);
create policy "function owner manages wardrobes" on public.wardrobes for all to function_owner
  using (true) with check (true);
create policy "members read their own costumes" on public.owned_costumes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own wardrobe" on public.wardrobes for select to authenticated
  using (user_id = (select auth.uid()));

create type public.coin_outcome as enum ('granted', 'already', 'unknown', 'too-young', 'no-age');

-- Why nothing of Narcat's World may be stored for this person; null if it may. Nothing is stored about children under
-- 13, or while the age is not known. Profiles have the month after the 18th birthday instead of a birthday.
create function private.world_refusal(person uuid) returns public.coin_outcome
language plpgsql stable set search_path = '' as $$
declare
  about public.profiles;
begin
  select * into about from public.profiles p where p.id = person;
  return case when about.id is null then 'unknown'
    when about.adult_on > current_date + interval '5 years 1 month' then 'too-young'
    when about.age_answered_at is null then 'no-age' end;
end $$;

-- Every change of coins locks the wardrobe first, so that two devices take turns.
create function private.lock_wardrobe(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  insert into public.wardrobes (user_id) values (person) on conflict (user_id) do nothing;
  perform from public.wardrobes w where w.user_id = person for update;
end $$;

create function private.add_coins(person uuid, finished text) returns public.coin_outcome
language plpgsql set search_path = '' as $$
declare
  amount smallint := private.coins_for(finished);
  refusal public.coin_outcome := private.world_refusal(person);
begin
  if refusal is not null then return refusal; end if;
  if amount is null then return 'unknown'; end if;
  perform private.lock_wardrobe(person);
  insert into public.coin_grants (user_id, source, coins) values (person, finished, amount)
    on conflict (user_id, source) do nothing;
  if not found then return 'already'; end if;
  update public.wardrobes w set coins = w.coins + amount where w.user_id = person;
  return 'granted';
end $$;
grant execute on function private.world_refusal(uuid), private.lock_wardrobe(uuid), private.add_coins(uuid, text)
  to function_owner;

-- The site's server calls it after it has checked the choices that lead to the end of a scene or game.
create function private.grant_coins(member uuid, source text) returns public.coin_outcome
language plpgsql security definer set search_path = '' as $$
begin
  return private.add_coins(member, source);
end $$;
call private.publish_function('grant_coins', '{service_role}');

create function private.grant_lesson_coins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_coins(new.user_id, 'lesson:' || new.lesson_id);
  return null;
end $$;
call private.publish_function('grant_lesson_coins');
create trigger grant_lesson_coins after insert on public.lesson_progress
  for each row when (new.done_at is not null) execute function private.grant_lesson_coins();
create trigger grant_lesson_coins_later after update of done_at on public.lesson_progress
  for each row when (old.done_at is null and new.done_at is not null) execute function private.grant_lesson_coins();

create type public.purchase_outcome as enum ('bought', 'already', 'too-few', 'unknown');

create function private.pay_for_costume(person uuid, wanted text) returns public.purchase_outcome
language plpgsql set search_path = '' as $$
declare
  cost smallint;
begin
  select c.price into cost from public.costumes c where c.key = wanted;
  if cost is null then return 'unknown'; end if;
  perform from public.wardrobes w where w.user_id = person for update;
  if exists (select from public.owned_costumes o where o.user_id = person and o.costume = wanted) then
    return 'already';
  end if;
  update public.wardrobes w set coins = w.coins - cost where w.user_id = person and w.coins >= cost;
  if not found then return 'too-few'; end if;
  insert into public.owned_costumes (user_id, costume, paid) values (person, wanted, cost);
  return 'bought';
end $$;

create function private.buy_costume(costume text) returns public.purchase_outcome
language plpgsql security definer set search_path = '' as $$
begin
  return private.pay_for_costume(private.caller_id(), costume);
end $$;
call private.publish_function('buy_costume', '{authenticated}');

create type public.wearing_outcome as enum ('changed', 'unknown');

create function private.put_on_costume(person uuid, wanted text) returns public.wearing_outcome
language plpgsql set search_path = '' as $$
declare
  kind public.costume_kind;
begin
  select c.kind into kind from public.owned_costumes o join public.costumes c on c.key = o.costume
    where o.user_id = person and o.costume = wanted;
  if kind is null then return 'unknown'; end if;
  update public.wardrobes w set
    costume = case kind when 'costume' then wanted else w.costume end,
    background = case kind when 'background' then wanted else w.background end
    where w.user_id = person;
  return 'changed';
end $$;
grant execute on function private.pay_for_costume(uuid, text), private.put_on_costume(uuid, text) to function_owner;

create function private.wear_costume(costume text) returns public.wearing_outcome
language plpgsql security definer set search_path = '' as $$
begin
  return private.put_on_costume(private.caller_id(), costume);
end $$;
call private.publish_function('wear_costume', '{authenticated}');

create function private.take_off_costume(kind public.costume_kind) returns public.wearing_outcome
language plpgsql security definer set search_path = '' as $$
begin
  update public.wardrobes w set
    costume = case kind when 'costume' then null else w.costume end,
    background = case kind when 'background' then null else w.background end
    where w.user_id = private.caller_id() and kind is not null;
  return (case when found then 'changed' else 'unknown' end)::public.wearing_outcome;
end $$;
call private.publish_function('take_off_costume', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.owned_costumes', 'Costumes you own', 'user_id = $1',
    '[["costume", "Costume"], ["paid", "Coins paid"], ["bought_at", "Bought on"]]', false, 'with_account'),
  ('public.wardrobes', 'Your wardrobe in Narcat’s World', 'user_id = $1',
    '[["coins", "Coins"], ["costume", "Costume"], ["background", "Background"], ["nameplate", "Nameplate"]]',
    false, 'with_account');
