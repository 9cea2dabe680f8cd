-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.member_sessions (
  id uuid not null,
  user_id uuid not null,
  user_agent text,
  network text,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  device text generated always as (private.user_agent_label(user_agent)) stored,
  staff_since timestamp with time zone,
  staff_seen_at timestamp with time zone,
  viewed_role public.app_role,
  viewed_chapter uuid,
  view_ends_at timestamp with time zone,
  constraint member_sessions_pkey PRIMARY KEY (id),
  constraint member_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint member_sessions_check CHECK ((viewed_role IS NULL) = (view_ends_at IS NULL)),
  constraint member_sessions_check1 CHECK ((NOT viewed_role IS DISTINCT FROM 'chapter_lead'::public.app_role) = (viewed_chapter IS NOT NULL)),
  constraint member_sessions_network_check CHECK (length(network) <= 50),
  constraint member_sessions_user_agent_check CHECK (length(user_agent) <= 500),
  constraint member_sessions_viewed_role_check CHECK (viewed_role <> 'admin'::public.app_role)
);

comment on table public.member_sessions is 'class:s2';
comment on column public.member_sessions.network is 'Truncated IP address.';
comment on column public.member_sessions.ended_at is 'Set when the member ends it; the site signs it out at the next request.';
comment on column public.member_sessions.staff_since is 'When the member signed in, set by the first staff page; null for a session that has opened none.';
comment on column public.member_sessions.staff_seen_at is 'The last staff page, exact to a minute.';
comment on column public.member_sessions.viewed_role is 'The role whose rights the session has until view_ends_at.';
comment on column public.member_sessions.viewed_chapter is 'The chapter of a viewed chapter lead.';

CREATE INDEX member_sessions_members ON public.member_sessions USING btree (user_id, seen_at DESC);

alter table public.member_sessions enable row level security;

create policy "function owner manages member sessions" on public.member_sessions
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own sessions" on public.member_sessions
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select on public.member_sessions to authenticated;
grant select, insert, update, delete on public.member_sessions to function_owner;
grant select, insert, update, delete on public.member_sessions to service_role;
