-- Administrators write the next version of a legal text. A version that is published stays as it is (decision 075).

create type public.policy_edit_outcome as enum ('saved', 'changed-meanwhile', 'invalid', 'unknown', 'not-allowed');
create type public.policy_publish_outcome as enum (
  'published', 'unchanged', 'no-summary', 'past', 'too-early', 'changed-meanwhile', 'unknown', 'not-allowed'
);

-- As content/schema/sections.ts has it.
create function private.is_policy_text(sections jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(sections::text) <= 200000 and private.fits_schema(sections, '{"type":"array","items":{"type":"object",
    "properties":{"heading":{"type":"string","minLength":1,"maxLength":120},"paragraphs":{"type":"array","minItems":1,
    "items":{"type":"string","minLength":1,"maxLength":2000}}},"required":["heading","paragraphs"],
    "additionalProperties":false}}')
$$;
grant execute on function private.is_policy_text(jsonb) to function_owner, service_role;

create table public.policy_drafts (
  kind text primary key check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  title text not null check (private.is_text_of(to_jsonb(title), 1, 120)),
  summary text not null default '' check (length(summary) <= 4000),
  sections jsonb not null default '[]' check (private.is_policy_text(sections)),
  revision integer not null default 1 check (revision > 0),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  check ((kind in ('terms', 'privacy')) = (sections <> '[]'))
);
comment on table public.policy_drafts is 'class:s2';
comment on column public.policy_drafts.summary is 'What changed, or the full text of a consent.';
comment on column public.policy_drafts.revision is 'Goes up with each change, so that nobody overwrites the other.';
create index policy_drafts_saved_by on public.policy_drafts (saved_by);
alter table public.policy_drafts enable row level security;
grant select, insert, update, delete on public.policy_drafts to service_role, function_owner;
grant select on public.policy_drafts to authenticated;
create policy "function owner manages drafts of legal texts" on public.policy_drafts for all to function_owner
  using (true) with check (true);
create policy "administrators read drafts of legal texts" on public.policy_drafts for select to authenticated
  using ((select private.is_staff('admin')));
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.policy_drafts', 'Legal texts you are changing', 'saved_by = $1', '[["title", "Text"], ["saved_at", "Saved"]]',
    'anonymize', 'saved_by = null', 'The texts belong to our policies and no longer name you.');
call private.audit_table('public.policy_drafts');
call private.audit_table('public.policy_texts');

-- People agreed to these words.
create function private.refuse_policy_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'A published version is never changed or removed.';
end $$;
create trigger refuse_policy_change before update or delete or truncate on public.policy_texts
  for each statement execute function private.refuse_policy_change();
grant insert on public.policy_texts to function_owner;
create policy "function owner adds policy texts" on public.policy_texts for insert to function_owner with check (true);
revoke update, delete on public.policy_texts from service_role;

-- Starts the next version with a copy of the newest one, unless there is a draft already. What changed is still to write.
create function private.start_policy_draft(kind text) returns public.policy_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  insert into public.policy_drafts (kind, title, summary, sections, saved_by)
    select t.kind, t.title, case when t.sections = '[]' then t.summary else '' end, t.sections, private.caller_id()
    from public.policy_texts t where t.kind = $1 order by t.version desc limit 1
    on conflict do nothing;
  return (case when exists (select from public.policy_drafts d where d.kind = $1)
    then 'saved' else 'unknown' end)::public.policy_edit_outcome;
end $$;
call private.publish_function('start_policy_draft', '{authenticated}');

-- Saves a draft, unless someone else saved it since `base_revision`.
create function private.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb)
returns public.policy_edit_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.policy_drafts d set title = $3, summary = $4, sections = $5, revision = d.revision + 1,
      saved_by = private.caller_id(), saved_at = now()
    where d.kind = $1 and d.revision = base_revision;
  if found then return 'saved'; end if;
  return (case when exists (select from public.policy_drafts d where d.kind = $1)
    then 'changed-meanwhile' else 'unknown' end)::public.policy_edit_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_policy_draft', '{authenticated}');

create function private.discard_policy_draft(kind text) returns public.policy_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  delete from public.policy_drafts d where d.kind = $1;
  return (case when found then 'saved' else 'unknown' end)::public.policy_edit_outcome;
end $$;
call private.publish_function('discard_policy_draft', '{authenticated}');

/* Publishes the draft that the caller read as the next version, in force from a moment on; without one, at once. A
   version cannot be in force before the one it follows. */
create function private.publish_policy(kind text, base_revision integer, effective_from timestamptz default null)
returns public.policy_publish_outcome language plpgsql security definer set search_path = '' as $$
declare
  draft public.policy_drafts;
  last public.policy_texts;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  select d.* into draft from public.policy_drafts d where d.kind = $1 for update;
  if draft.kind is null then return 'unknown'; end if;
  if draft.revision is distinct from base_revision then return 'changed-meanwhile'; end if;
  select t.* into strict last from public.policy_texts t where t.kind = $1 order by t.version desc limit 1;
  if btrim(draft.summary) = '' then return 'no-summary'; end if;
  if draft.title = last.title and draft.sections = last.sections and (draft.sections <> '[]' or draft.summary = last.summary)
    then return 'unchanged'; end if;
  if $3 < now() then return 'past'; end if;
  if coalesce($3, now()) <= last.effective_from then return 'too-early'; end if;
  insert into public.policy_texts (kind, version, title, summary, effective_from, locale, sections)
    values ($1, last.version + 1, draft.title, draft.summary, coalesce($3, now()), last.locale, draft.sections);
  delete from public.policy_drafts d where d.kind = $1;
  return 'published';
end $$;
call private.publish_function('publish_policy', '{authenticated}');
