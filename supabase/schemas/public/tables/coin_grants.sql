-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.coin_grants (
  user_id uuid not null,
  source text not null,
  coins smallint not null,
  granted_at timestamp with time zone not null default now(),
  constraint coin_grants_pkey PRIMARY KEY (user_id, source),
  constraint coin_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint coin_grants_coins_check CHECK (coins >= 1 AND coins <= 50),
  constraint coin_grants_source_check CHECK (length(source) >= 6 AND length(source) <= 200)
);

comment on table public.coin_grants is 'class:s2';
comment on column public.coin_grants.source is 'scene:<place>/<scene>, game:<place>/<game>, lesson:<id> or daily:<date>.';

alter table public.coin_grants enable row level security;

create policy "function owner adds coin grants" on public.coin_grants
  for insert to function_owner
  with check (true);
create policy "function owner deletes coin grants" on public.coin_grants
  for delete to function_owner
  using (true);
create policy "function owner reads coin grants" on public.coin_grants
  for select to function_owner
  using (true);
create policy "members read their own coin grants" on public.coin_grants
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.coin_grants to authenticated;
grant select, insert, delete on public.coin_grants to function_owner;
grant select on public.coin_grants to service_role;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.coin_grants FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
