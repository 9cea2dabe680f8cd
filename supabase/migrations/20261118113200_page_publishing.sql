-- Publishing the next version of a content page, and the versions that staff can compare and restore.

create table public.page_publications (
  page_id uuid not null references public.pages (id) on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  note text not null default '' check (length(note) <= 300),
  reviewer text,
  reviewed_on date,
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (page_id, version)
);
comment on table public.page_publications is 'class:s2';
comment on column public.page_publications.content is 'The columns that staff write.';
create index page_publications_published_by on public.page_publications (published_by);
alter table public.page_publications enable row level security;
grant select, insert, update, delete on public.page_publications to service_role;
grant select, insert on public.page_publications to function_owner;
grant select on public.page_publications to authenticated;
create policy "function owner reads page publications" on public.page_publications for select to function_owner
  using (true);
create policy "function owner adds page publications" on public.page_publications for insert to function_owner
  with check (true);
create policy "editors read page publications" on public.page_publications for select to authenticated
  using ((select private.is_staff('editor')));
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.page_publications', 'Pages you published', 'published_by = $1',
    '[["page_id", "Page"], ["version", "Version"], ["published_at", "Published on"]]', 'anonymize', 'published_by = null',
    'The texts belong to our pages and no longer name you.');

-- Publishing writes what the content files load otherwise.
grant update on public.pages to function_owner;
create policy "function owner changes pages" on public.pages for update to function_owner using (true) with check (true);
call private.audit_table('public.pages');

-- Why a draft cannot be published; null if it can. Each health fact names its source, and the page has at least one.
create function private.page_draft_problem(draft public.page_drafts, page public.pages)
returns public.page_publish_outcome language sql immutable set search_path = '' as $$
  select (case
    when private.without_section_ids(draft.content) = private.page_text(page) then 'unchanged'
    when page.has_health_content and draft.status <> 'reviewed' then 'not-reviewed'
    when jsonb_path_exists(draft.content, '$.sections[1 to last] ? (@.kind == "opening")') then 'opening-first'
    when page.has_health_content and (
      jsonb_path_exists(draft.content, '$.sections[*] ? (@.kind == "facts").items[*] ? (!exists(@.source))')
      or not jsonb_path_exists(draft.content, '$.sections[*] ? (@.kind == "sources" || exists(@.items[*].source))')
    ) then 'missing-source'
  end)::public.page_publish_outcome
$$;

/* Writes a draft over the page and stores both versions. What is published then differs from the content files, so the
   loader leaves it alone (decision 013). The caller has locked the draft. */
create function private.replace_page(draft public.page_drafts, note text, publisher uuid)
returns public.page_publish_outcome language plpgsql set search_path = '' as $$
declare
  held public.pages;
  problem public.page_publish_outcome;
  last public.page_publications;
begin
  select p.* into held from public.pages p where p.id = draft.page_id for update;
  problem := private.page_draft_problem(draft, held);
  if problem is not null then return problem; end if;
  select p.* into last from public.page_publications p where p.page_id = held.id order by p.version desc limit 1;
  if last.content is distinct from private.page_text(held) then
    insert into public.page_publications (page_id, version, content, published_at)
      values (held.id, coalesce(last.version, 0) + 1, private.page_text(held), held.updated_at) returning * into last;
  end if;
  update public.pages p set title = g.title, description = g.description, lead = g.lead, background = g.background,
    sections = g.sections
    from jsonb_populate_record(null::public.pages, private.without_section_ids(draft.content)) g where p.id = held.id
    returning p.* into held;
  insert into public.page_publications (page_id, version, content, note, reviewer, reviewed_on, published_by)
    values (held.id, last.version + 1, private.page_text(held), $2, draft.reviewer, draft.reviewed_on, $3);
  delete from public.page_drafts d where d.page_id = held.id;
  return 'published';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
grant execute on function private.page_draft_problem(public.page_drafts, public.pages),
  private.replace_page(public.page_drafts, text, uuid) to function_owner;

create function private.publish_page(page uuid, note text default '') returns public.page_publish_outcome
language plpgsql security definer set search_path = '' as $$
declare
  draft public.page_drafts;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into draft from public.page_drafts d where d.page_id = page for update;
  if draft.page_id is null then return 'unknown'; end if;
  return private.replace_page(draft, $2, private.caller_id());
end $$;
call private.publish_function('publish_page', '{authenticated}');

-- Publishes a draft at this time, or, without a time, no longer.
create function private.schedule_page(page uuid, publish_at timestamptz default null, note text default '')
returns public.page_publish_outcome language plpgsql security definer set search_path = '' as $$
declare
  draft public.page_drafts;
  problem public.page_publish_outcome;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select d.* into draft from public.page_drafts d where d.page_id = page for update;
  if draft.page_id is null then return 'unknown'; end if;
  if $2 not between now() and now() + interval '1 year' then return 'past'; end if;
  problem := private.page_draft_problem(draft, p) from public.pages p where p.id = page;
  if $2 is not null and problem is not null then return problem; end if;
  update public.page_drafts d set publish_at = $2, publish_note = $3, publish_problem = null,
    scheduled_by = case when $2 is not null then private.caller_id() end
    where d.page_id = page;
  return (case when $2 is null then 'canceled' else 'scheduled' end)::public.page_publish_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('schedule_page', '{authenticated}');

/* A periodic task. Publishing deletes the draft, so a second run finds nothing to do; a draft that cannot be published
   says why and is tried no more. */
create function private.publish_due_pages() returns bigint language plpgsql set search_path = '' as $$
declare
  draft public.page_drafts;
  outcome public.page_publish_outcome;
  published bigint := 0;
begin
  for draft in select d.* from public.page_drafts d where d.publish_at <= now() for update skip locked loop
    outcome := private.replace_page(draft, draft.publish_note, draft.scheduled_by);
    if outcome = 'published' then
      published := published + 1;
    else
      update public.page_drafts d set publish_at = null, publish_problem = outcome where d.page_id = draft.page_id;
    end if;
  end loop;
  return published;
end $$;
call private.publish_function('publish_due_pages');
insert into private.periodic_tasks (name, every) values ('publish_due_pages', '1 minute');

-- Makes an earlier version the draft of the next one.
create function private.restore_page_version(page uuid, version integer) returns public.page_edit_outcome
language plpgsql security definer set search_path = '' as $$
declare
  earlier jsonb := (select p.content from public.page_publications p where p.page_id = $1 and p.version = $2);
  outcome public.page_edit_outcome;
begin
  outcome := private.start_page_draft(page);
  if outcome <> 'saved' then return outcome; end if;
  if earlier is null then return 'unknown'; end if;
  update public.page_drafts d set content = private.with_section_ids(earlier), saved_by = private.caller_id()
    where d.page_id = page;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('restore_page_version', '{authenticated}');

-- Who published which version, the newest first, for editors.
create function private.page_history(page uuid)
returns table (version integer, published_at timestamptz, published_by_name text, note text, reviewer text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select p.version, p.published_at, f.display_name, p.note, p.reviewer
    from public.page_publications p left join public.profiles f on f.id = p.published_by
    where p.page_id = page and private.is_staff('editor')
    order by p.version desc limit 100;
end $$;
call private.publish_function('page_history', '{authenticated}');
