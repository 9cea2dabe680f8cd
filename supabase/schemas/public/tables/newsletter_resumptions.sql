-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.newsletter_resumptions (
  id uuid not null default gen_random_uuid(),
  subscriber_id uuid not null,
  refused_since timestamp with time zone not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  constraint newsletter_resumptions_pkey PRIMARY KEY (id),
  constraint newsletter_resumptions_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint newsletter_resumptions_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE,
  constraint newsletter_resumptions_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 300 AND reason !~ '[[:cntrl:]]'::text)
);

comment on table public.newsletter_resumptions is 'class:s2';
comment on column public.newsletter_resumptions.refused_since is 'What undeliverable_at of the subscriber was.';

CREATE INDEX newsletter_resumptions_author ON public.newsletter_resumptions USING btree (created_by);
CREATE INDEX newsletter_resumptions_subscriber ON public.newsletter_resumptions USING btree (subscriber_id, created_at DESC);

alter table public.newsletter_resumptions enable row level security;

create policy "function owner adds newsletter resumptions" on public.newsletter_resumptions
  for insert to function_owner
  with check (true);
create policy "function owner changes newsletter resumptions" on public.newsletter_resumptions
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads newsletter resumptions" on public.newsletter_resumptions
  for select to function_owner
  using (true);
create policy "outreach reads newsletter resumptions" on public.newsletter_resumptions
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS is_staff));

grant select on public.newsletter_resumptions to authenticated;
grant select, insert on public.newsletter_resumptions to function_owner;
grant select, insert, update, delete on public.newsletter_resumptions to service_role;

grant update (created_by) on public.newsletter_resumptions to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.newsletter_resumptions FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
