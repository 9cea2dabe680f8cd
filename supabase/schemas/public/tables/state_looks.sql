-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.state_looks (
  state text not null,
  logo_id uuid,
  background_id uuid,
  constraint state_looks_pkey PRIMARY KEY (state),
  constraint state_looks_background_id_fkey FOREIGN KEY (background_id) REFERENCES public.pictures(id),
  constraint state_looks_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES public.site_logos(id),
  constraint state_looks_check CHECK (num_nonnulls(logo_id, background_id) > 0),
  constraint state_looks_state_check CHECK (private.is_us_state(state))
);

comment on table public.state_looks is 'class:public';
comment on column public.state_looks.logo_id is 'Instead of the logo of the site, and of the one that the design has for the state.';
comment on column public.state_looks.background_id is 'Behind the error page.';

CREATE INDEX state_looks_background ON public.state_looks USING btree (background_id);
CREATE INDEX state_looks_logo ON public.state_looks USING btree (logo_id);

alter table public.state_looks enable row level security;

create policy "anyone sees the looks of states" on public.state_looks
  for select to anon, authenticated
  using (true);
create policy "function owner manages looks of states" on public.state_looks
  for all to function_owner
  using (true)
  with check (true);

grant select on public.state_looks to anon;
grant select on public.state_looks to authenticated;
grant select, insert, update, delete on public.state_looks to function_owner;
grant select, insert, update, delete on public.state_looks to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.state_looks FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.state_looks;
