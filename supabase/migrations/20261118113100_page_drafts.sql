-- The next version of a content page while staff write it. Visitors read the published one until it is replaced (decision 072).

create type public.page_draft_status as enum ('writing', 'review', 'reviewed');
create type public.page_edit_outcome as enum ('saved', 'changed-meanwhile', 'invalid', 'unknown', 'not-allowed');
create type public.page_publish_outcome as enum (
  'published', 'scheduled', 'canceled', 'not-reviewed', 'missing-source', 'opening-first', 'unchanged', 'past', 'invalid',
  'unknown', 'not-allowed'
);

-- The columns that staff write.
create function private.page_text(page public.pages) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('title', page.title, 'description', page.description, 'lead', page.lead,
    'background', page.background)) || jsonb_build_object('sections', page.sections)
$$;

-- In a draft each section has an id, so that it can be moved and changed by two people at once.
create function private.with_section_ids(content jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_set(content, '{sections}', coalesce(jsonb_agg(
    s.section || jsonb_build_object('id', concat('s-', left(gen_random_uuid()::text, 8))) order by s.place), '[]'))
  from jsonb_array_elements(content -> 'sections') with ordinality as s (section, place)
$$;

create function private.without_section_ids(content jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_set(content, '{sections}', coalesce(jsonb_agg(s.section - 'id' order by s.place), '[]'))
  from jsonb_array_elements(content -> 'sections') with ordinality as s (section, place)
$$;

create function private.is_page_draft(content jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when jsonb_typeof(content -> 'sections') = 'array' and length(content::text) <= 90000
    and not exists (select from jsonb_array_elements(content -> 'sections') as s where jsonb_typeof(s) <> 'object')
  then (
      select count(*) <= 40 and count(*) = count(distinct s ->> 'id') and coalesce(bool_and(s ->> 'id' ~ '^[a-z0-9-]{1,40}$'), true)
      from jsonb_array_elements(content -> 'sections') as s
    ) and private.fits_schema(private.without_section_ids(content), private.page_schema())
  else false end;
end $$;
grant execute on function private.page_text(public.pages), private.with_section_ids(jsonb),
  private.without_section_ids(jsonb), private.is_page_draft(jsonb) to function_owner, service_role;

create table public.page_drafts (
  page_id uuid primary key references public.pages (id) on delete cascade,
  content jsonb not null check (private.is_page_draft(content)),
  removed_sections jsonb not null default '[]' check (jsonb_typeof(removed_sections) = 'array'),
  revision integer not null default 1 check (revision > 0),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz,
  status public.page_draft_status not null default 'writing',
  reviewer text check (private.is_text_of(to_jsonb(reviewer), 3, 120)),
  reviewed_on date,
  publish_at timestamptz,
  publish_note text not null default '' check (length(publish_note) <= 300),
  publish_problem public.page_publish_outcome,
  scheduled_by uuid references auth.users (id) on delete set null,
  started_at timestamptz not null default now(),
  check ((status = 'reviewed') = (reviewer is not null and reviewed_on is not null))
);
comment on table public.page_drafts is 'class:s2';
comment on column public.page_drafts.content is 'The columns that staff write; each section has an id.';
comment on column public.page_drafts.removed_sections is 'The last 20 removed sections, each with the index it had.';
comment on column public.page_drafts.revision is 'Goes up with each change, so that nobody overwrites the other.';
comment on column public.page_drafts.publish_at is 'When it is published by itself; null if it is not scheduled.';
comment on column public.page_drafts.publish_problem is 'Why it could not be published when it was due.';
create index page_drafts_saved_by on public.page_drafts (saved_by);
create index page_drafts_scheduled_by on public.page_drafts (scheduled_by);
create index page_drafts_due on public.page_drafts (publish_at);
alter table public.page_drafts enable row level security;
grant select, insert, update, delete on public.page_drafts to service_role, function_owner;
grant select on public.page_drafts to authenticated;
create policy "function owner manages page drafts" on public.page_drafts for all to function_owner
  using (true) with check (true);
create policy "editors read page drafts" on public.page_drafts for select to authenticated
  using ((select private.is_staff('editor')));
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.page_drafts', 'Pages you are changing or have scheduled', 'saved_by = $1 or scheduled_by = $1',
    '[["page_id", "Page"], ["saved_at", "Saved"], ["publish_at", "Publish at"]]', 'anonymize',
    'saved_by = nullif(saved_by, $1), scheduled_by = nullif(scheduled_by, $1)',
    'The texts belong to our pages and no longer name you.');
call private.audit_table('public.page_drafts');
call private.add_inbox_list('pages', '{editor}', 'public.page_drafts', $$item.status = 'review'$$, 'page_id');

/* A review and a time were for the words that were there, so a change takes both away. Removed sections stay in the
   draft and can be put back. */
create function private.note_page_draft_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.content is distinct from old.content then
    new.status := 'writing';
    new.revision := old.revision + 1;
    new.saved_at := now();
    new.removed_sections := coalesce((
      select jsonb_agg(last.entry order by last.place) from (
        select k.entry, k.place from (
          select r.entry, r.place from jsonb_array_elements(old.removed_sections) with ordinality as r (entry, place)
          union all
          select jsonb_build_object('index', s.place - 1, 'section', s.section), 100 + s.place
            from jsonb_array_elements(old.content -> 'sections') with ordinality as s (section, place)
        ) k
        where not jsonb_path_query_array(new.content, '$.sections[*].id') @> (k.entry -> 'section' -> 'id')
        order by k.place desc limit 20
      ) last
    ), '[]');
  end if;
  if new.status <> 'reviewed' then
    new.reviewer := null;
    new.reviewed_on := null;
  end if;
  if new.content is distinct from old.content or new.status <> old.status then
    new.publish_at := null;
    new.publish_problem := null;
    new.scheduled_by := null;
  end if;
  return new;
end $$;
create trigger note_page_draft_change before update on public.page_drafts
  for each row execute function private.note_page_draft_change();

-- Starts the next version with a copy of the published one, unless there is a draft already.
create function private.start_page_draft(page uuid) returns public.page_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  insert into public.page_drafts (page_id, content)
    select p.id, private.with_section_ids(private.page_text(p)) from public.pages p where p.id = $1 and p.is_editable
    on conflict do nothing;
  return (case when exists (select from public.page_drafts d where d.page_id = $1)
    then 'saved' else 'unknown' end)::public.page_edit_outcome;
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('start_page_draft', '{authenticated}');

create function private.discard_page_draft(page uuid) returns public.page_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  delete from public.page_drafts d where d.page_id = page;
  return (case when found then 'saved' else 'unknown' end)::public.page_edit_outcome;
end $$;
call private.publish_function('discard_page_draft', '{authenticated}');

-- Saves a draft, unless someone else saved it since `base_revision`.
create function private.save_page_draft(page uuid, base_revision integer, content jsonb) returns public.page_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.page_drafts d set content = $3, saved_by = private.caller_id()
    where d.page_id = page and d.revision = base_revision;
  if found then return 'saved'; end if;
  return (case when exists (select from public.page_drafts d where d.page_id = page)
    then 'changed-meanwhile' else 'unknown' end)::public.page_edit_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_page_draft', '{authenticated}');

create type public.page_review_outcome as enum ('changed', 'not-possible', 'invalid', 'unchanged', 'unknown', 'not-allowed');

/* Sends the draft to review, records the review, or takes the draft back. The reviewer may be a clinician without an
   account; the audit log has who recorded the review. Its day is not before the last change. */
create function private.review_page_draft(
  page uuid, status public.page_draft_status, reviewer text default null, reviewed_on date default null
) returns public.page_review_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.page_drafts;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into held from public.page_drafts d where d.page_id = page for update;
  if held.page_id is null then return 'unknown'; end if;
  if held.status = $2 or $2 = 'reviewed' and held.status <> 'review' then return 'not-possible'; end if;
  if $2 <> 'writing' and held.saved_at is null then return 'unchanged'; end if;
  -- It may still be the day before in the time zone of the reviewer.
  if $2 = 'reviewed' and (reviewer is null or $4 is null
    or $4 not between (held.saved_at at time zone 'UTC')::date - 1 and current_date) then return 'invalid'; end if;
  update public.page_drafts d set status = $2,
    reviewer = case when $2 = 'reviewed' then $3 end, reviewed_on = case when $2 = 'reviewed' then $4 end
    where d.page_id = page;
  return 'changed';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('review_page_draft', '{authenticated}');

-- What staff are typing into the forms of a page, kept until they save it.
create table public.page_typing (
  user_id uuid not null references auth.users (id) on delete cascade,
  page_id uuid not null references public.page_drafts (page_id) on delete cascade,
  form text not null check (form ~ '^[a-z0-9-]{1,60}$'),
  content jsonb not null check (private.are_text_fields(content) and length(content::text) <= 100000),
  saved_at timestamptz not null default now(),
  primary key (user_id, page_id, form)
);
comment on table public.page_typing is 'class:s2';
comment on column public.page_typing.form is 'The section, or “page” for its title and lead.';
comment on column public.page_typing.content is 'The fields as typed, complete or not.';
create index page_typing_form on public.page_typing (page_id, form);
alter table public.page_typing enable row level security;
grant select, insert, update, delete on public.page_typing to service_role, function_owner;
grant select on public.page_typing to authenticated;
create policy "function owner manages what is typed into pages" on public.page_typing for all to function_owner
  using (true) with check (true);
create policy "staff read what they typed into pages" on public.page_typing for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('editor')));
insert into private.person_map (relation, title, row_condition, shows, erasure) values
  ('public.page_typing', 'What you typed into pages', 'user_id = $1',
    '[["page_id", "Page"], ["content", "Text"], ["saved_at", "Saved"]]', 'with_account');

-- Keeps what the caller is typing, and says who else is typing into the same form.
create function private.keep_page_typing(page uuid, form text, content jsonb)
returns table (outcome public.page_edit_outcome, others text[])
language plpgsql security definer set search_path = '' as $$
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.page_drafts d where d.page_id = page) then 'unknown' else 'saved' end;
  if outcome = 'saved' then
    insert into public.page_typing as t (user_id, page_id, form, content) values (private.caller_id(), $1, $2, $3)
      on conflict on constraint page_typing_pkey do update set content = excluded.content, saved_at = now();
    others := array(select coalesce(p.display_name, 'Someone else')
      from public.page_typing t left join public.profiles p on p.id = t.user_id
      where t.page_id = page and t.form = $2 and t.user_id <> private.caller_id() and t.saved_at > now() - interval '1 hour'
      order by t.saved_at desc limit 5);
  end if;
  return next;
exception
  when check_violation or not_null_violation or foreign_key_violation then
    outcome := 'invalid';
    return next;
end $$;
call private.publish_function('keep_page_typing', '{authenticated}');

create function private.drop_page_typing(page uuid, form text) returns void
language sql security definer set search_path = '' as $$
  delete from public.page_typing t where t.page_id = $1 and t.form = $2 and t.user_id = private.caller_id()
$$;
call private.publish_function('drop_page_typing', '{authenticated}');
