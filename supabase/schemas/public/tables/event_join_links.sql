-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.event_join_links (
  date_id uuid not null,
  url text not null,
  instructions text,
  constraint event_join_links_pkey PRIMARY KEY (date_id),
  constraint event_join_links_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint event_join_links_instructions_check CHECK (length(instructions) >= 2 AND length(instructions) <= 500),
  constraint event_join_links_url_check CHECK (url ~ '^https://[^[:space:][:cntrl:]<>"]+$'::text AND length(url) <= 500)
);

comment on table public.event_join_links is 'class:s2';

alter table public.event_join_links enable row level security;

create policy "function owner manages join links" on public.event_join_links
  for all to function_owner
  using (true)
  with check (true);
create policy "registered people, chapter leads and event staff read join link" on public.event_join_links
  for select to authenticated
  using ((date_id = ANY ((ARRAY( SELECT private.joined_dates() AS joined_dates)))) OR (date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR date_id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND date_id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR date_id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));

grant select on public.event_join_links to authenticated;
grant select, insert, update, delete on public.event_join_links to function_owner;
grant select, insert, update, delete on public.event_join_links to service_role;

grant update (date_id) on public.event_join_links to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.event_join_links FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
