-- The public list of donors who asked to be named. The function below is the only way to it: it returns no id, no email, and
-- no more of a name than the donor chose.

create type public.wall_review as enum ('shown', 'held', 'hidden');

alter table public.donations add column wall_review public.wall_review not null default 'shown';
comment on column public.donations.wall_review is 'Whether the donor wall shows the name: held ones wait for finance.';
create index donations_wall on public.donations (paid_at)
  where visibility <> 'anonymous' and status = 'succeeded' and wall_review = 'shown' and donor_name is not null
    and (checkout_id is not null or source <> 'card');
create index donations_held_names on public.donations (created_at, id) where wall_review = 'held';
grant update (wall_review) on public.donations to function_owner;

-- Parts of names that wait for finance. Staff see the name and decide, so the list may be too strict.
create table private.held_name_parts (
  part text primary key check (part = lower(part) and length(part) between 1 and 30)
);
comment on table private.held_name_parts is 'class:public';
alter table private.held_name_parts enable row level security;
revoke all on private.held_name_parts from public, anon, authenticated, service_role;
grant select on private.held_name_parts to function_owner;
create policy "function owner reads held name parts" on private.held_name_parts for select to function_owner using (true);
insert into private.held_name_parts (part) values
  ('www'), ('http'), ('.com'), ('.net'), ('.org'), ('@'), ('#'), ('$'), ('casino'), ('crypto'), ('bitcoin'), ('viagra'),
  ('porn'), ('fuck'), ('shit'), ('cunt'), ('bitch'), ('bastard'), ('asshole'), ('whore'), ('slut'), ('rapist'), ('nazi'),
  ('hitler'), ('junkie'), ('dealer'), ('kill');

create function private.hold_wall_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.donor_name ~ '[0-9]' or exists (
    select from private.held_name_parts p where position(p.part in lower(new.donor_name)) > 0) then
    new.wall_review := 'held';
  end if;
  return new;
end $$;
call private.publish_function('hold_wall_name');
create trigger hold_wall_name before insert on public.donations
  for each row when (new.visibility <> 'anonymous' and new.donor_name is not null) execute function private.hold_wall_name();

-- The newest names. Gifts of test mode are on the wall only of a site that takes no others. Of a recurring gift, the first
-- payment is on it.
create function private.donor_wall(includes_tests boolean default false)
returns table (name text, amount_cents integer, given_on date) language plpgsql stable security definer set search_path = '' as $$
begin
  return query select
      case d.visibility when 'full-name' then d.donor_name else split_part(d.donor_name, ' ', 1) end,
      case when d.shows_amount and d.source <> 'in-kind' then private.counted_cents(d) end,
      (d.paid_at at time zone s.giving_time_zone)::date
    from public.donations d cross join public.site_settings s
    where d.visibility <> 'anonymous' and d.status = 'succeeded' and d.wall_review = 'shown' and d.donor_name is not null
      and (d.checkout_id is not null or d.source <> 'card') and d.paid_at is not null
      and (d.is_live or $1 and not exists (select from public.donations l where l.is_live and l.source = 'card'))
    order by d.paid_at desc limit 120;
end $$;
call private.publish_function('donor_wall', '{anon, authenticated}');
create index donations_live on public.donations (is_live) where is_live and source = 'card';

-- Shows or hides the name of a donor on the wall.
create function private.review_wall_name(donation uuid, is_shown boolean) returns public.gift_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.donations d set wall_review = (case when is_shown then 'shown' else 'hidden' end)::public.wall_review
    where d.id = donation and d.visibility <> 'anonymous';
  return (case when found then 'saved' else 'not-possible' end)::public.gift_edit_outcome;
end $$;
call private.publish_function('review_wall_name', '{authenticated}');
