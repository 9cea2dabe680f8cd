-- Coins of Narcat's World: granted by the server for something that was finished, once per source.

-- What finishing something is worth, by the kind of its source. Pages read it, too.
create function private.coin_amounts() returns jsonb language sql immutable set search_path = '' as $$
  select '{"scene": 5, "game": 5, "lesson": 10, "daily": 2}'::jsonb
$$;
call private.publish_function('coin_amounts', '{anon, authenticated}');

-- Null for a source that does not exist. A daily question counts for 30 days, as long as guests keep their work.
create function private.coins_for(source text) returns smallint language sql stable set search_path = '' as $$
  select (private.coin_amounts() ->> split_part(source, ':', 1))::smallint
  where source ~ '^scene:[a-z]{1,20}/[a-z]{1,20}(-[a-z]{1,20}){0,7}$'
    or source ~ '^game:[a-z]{1,20}/[a-z]{1,20}$'
    or source ~ '^lesson:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or source ~ '^daily:[0-9]{4}-[0-9]{2}-[0-9]{2}$' and split_part(source, ':', 2) collate "C"
      between to_char(current_date - 30, 'YYYY-MM-DD') and to_char(current_date + 1, 'YYYY-MM-DD')
$$;
grant execute on function private.coin_amounts(), private.coins_for(text) to function_owner;

create table public.coin_grants (
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (length(source) between 6 and 200),
  coins smallint not null check (coins between 1 and 50),
  granted_at timestamptz not null default now(),
  primary key (user_id, source)
);
comment on table public.coin_grants is 'class:s2';
comment on column public.coin_grants.source is 'scene:<place>/<scene>, game:<place>/<game>, lesson:<id> or daily:<date>.';
alter table public.coin_grants enable row level security;
revoke all on public.coin_grants from public, anon, authenticated, service_role;
grant select on public.coin_grants to authenticated, service_role;
grant select, insert, delete on public.coin_grants to function_owner;
create policy "function owner reads coin grants" on public.coin_grants for select to function_owner using (true);
create policy "function owner adds coin grants" on public.coin_grants for insert to function_owner with check (true);
create policy "function owner deletes coin grants" on public.coin_grants for delete to function_owner using (true);
create policy "members read their own coin grants" on public.coin_grants for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.coin_grants', 'Coins you earned in Narcat’s World', 'user_id = $1',
    '[["source", "For"], ["coins", "Coins"], ["granted_at", "Earned on"]]', false, 'with_account');
