-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.wardrobes (
  user_id uuid not null,
  coins integer not null default 0,
  costume text,
  background text,
  nameplate text,
  constraint wardrobes_pkey PRIMARY KEY (user_id),
  constraint wardrobes_user_id_background_fkey FOREIGN KEY (user_id, background) REFERENCES public.owned_costumes(user_id, costume) ON DELETE SET NULL (background),
  constraint wardrobes_user_id_costume_fkey FOREIGN KEY (user_id, costume) REFERENCES public.owned_costumes(user_id, costume) ON DELETE SET NULL (costume),
  constraint wardrobes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint wardrobes_coins_check CHECK (coins >= 0),
  constraint wardrobes_nameplate_check CHECK (nameplate ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'::text)
);

comment on table public.wardrobes is 'class:s2';
comment on column public.wardrobes.coins is 'All coins granted, minus the prices paid.';
comment on column public.wardrobes.nameplate is 'Two random words that stand in for a name.';

CREATE INDEX wardrobes_background ON public.wardrobes USING btree (user_id, background);
CREATE INDEX wardrobes_costume ON public.wardrobes USING btree (user_id, costume);

alter table public.wardrobes enable row level security;

create policy "function owner manages wardrobes" on public.wardrobes
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own wardrobe" on public.wardrobes
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.wardrobes to authenticated;
grant select, insert, update, delete on public.wardrobes to function_owner;
grant select on public.wardrobes to service_role;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.wardrobes FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
