-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.erasures (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  reason text not null,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  started_at timestamp with time zone,
  constraint erasures_pkey PRIMARY KEY (user_id),
  constraint erasures_id_key UNIQUE (id),
  constraint erasures_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint erasures_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint erasures_reason_check CHECK (reason = ANY (ARRAY['asked'::text, 'guardian'::text, 'too-young'::text, 'unconfirmed'::text, 'inactive'::text, 'restored'::text, 'unguarded'::text]))
);

comment on table public.erasures is 'class:s2';
comment on column public.erasures.started_at is 'Set when the erasure starts; it cannot be canceled afterwards.';

CREATE INDEX erasures_due ON public.erasures USING btree (due_at);
CREATE INDEX erasures_requested_by ON public.erasures USING btree (requested_by);

alter table public.erasures enable row level security;

create policy "function owner manages erasures" on public.erasures
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own erasure" on public.erasures
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.erasures to authenticated;
grant select, insert, update, delete on public.erasures to function_owner;
grant select, insert, update, delete on public.erasures to service_role;

CREATE TRIGGER reschedule_erasure_job AFTER UPDATE OF due_at ON public.erasures FOR EACH ROW EXECUTE FUNCTION private.reschedule_erasure_job();
