-- Pictures for every kind of content. A row describes a picture; its files, each width in three formats, are in the
-- public bucket `pictures`, which only the function `pictures` writes to. Other tables reference the row.

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  alt text not null check (length(alt) between 3 and 300 and alt !~ '[[:cntrl:]]' and alt = btrim(alt)),
  credit text check (length(credit) between 2 and 120 and credit !~ '[[:cntrl:]]'),
  focus_x numeric(3, 2) not null default 0.5 check (focus_x between 0 and 1),
  focus_y numeric(3, 2) not null default 0.5 check (focus_y between 0 and 1),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 2880),
  widths integer[] not null check (cardinality(widths) between 1 and 5),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  check (1 <= all (widths) and width = widths[cardinality(widths)] and width >= all (widths))
);
comment on table public.pictures is 'class:public';
comment on column public.pictures.alt is 'What the picture shows, for people who do not see it.';
comment on column public.pictures.focus_x is 'What a crop must show: 0 is the left edge, 1 the right one.';
comment on column public.pictures.focus_y is '0 is the top edge, 1 the bottom one.';
comment on column public.pictures.widths is 'The widths of its files in pixels, the smallest first.';
comment on column public.pictures.color is 'Fills the space until the picture is loaded; null with transparency.';
create index pictures_newest on public.pictures (created_at desc, id);

create table public.picture_records (
  picture_id uuid primary key references public.pictures (id) on delete cascade,
  uploaded_by uuid references auth.users (id) on delete set null,
  consent_note text check (length(consent_note) between 2 and 300 and consent_note !~ '[[:cntrl:]]'),
  consent_until date,
  check (consent_until is null or consent_note is not null)
);
comment on table public.picture_records is 'class:s2';
comment on column public.picture_records.picture_id is 'class:public';
comment on column public.picture_records.consent_note is 'Who in the picture agreed, and where that is filed.';
create index picture_records_uploaded_by on public.picture_records (uploaded_by);

alter publication supabase_realtime add table public.pictures;

alter table public.pictures enable row level security;
alter table public.picture_records enable row level security;
grant select, insert, update, delete on public.pictures, public.picture_records to service_role;
grant select, delete on public.pictures to function_owner;
grant select on public.picture_records to function_owner;
grant select on public.pictures to anon, authenticated;
grant update (alt, credit, focus_x, focus_y) on public.pictures to authenticated;
grant select, update (consent_note, consent_until) on public.picture_records to authenticated;

create policy "function owner manages pictures" on public.pictures for all to function_owner using (true) with check (true);
create policy "function owner reads picture records" on public.picture_records for select to function_owner using (true);
create policy "anyone reads pictures" on public.pictures for select to anon, authenticated using (true);

-- Used by policies: the pictures that the caller uploaded, as long as the caller edits pages.
create function private.uploaded_pictures() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('editor', 'events', 'outreach', 'chapter_lead') then return; end if;
  return query select r.picture_id from public.picture_records r where r.uploaded_by = private.caller_id();
end $$;
call private.publish_function('uploaded_pictures', '{authenticated}', is_in_api => false);

create policy "uploaders, editors and the event desk describe pictures" on public.pictures for update to authenticated
  using (id = any (array(select private.uploaded_pictures())) or (select private.is_staff('editor', 'events')))
  with check (id = any (array(select private.uploaded_pictures())) or (select private.is_staff('editor', 'events')));
create policy "uploaders, editors and the event desk read picture records" on public.picture_records
  for select to authenticated
  using (picture_id = any (array(select private.uploaded_pictures()))
    or picture_id between (select private.first_id_for_staff('editor', 'events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('editor', 'events')) = '00000000-0000-0000-0000-000000000000'
    or picture_id >= private.first_id_for_staff('editor', 'events'));
create policy "uploaders, editors and the event desk note consents" on public.picture_records for update to authenticated
  using (picture_id = any (array(select private.uploaded_pictures())) or (select private.is_staff('editor', 'events')))
  with check (picture_id = any (array(select private.uploaded_pictures())) or (select private.is_staff('editor', 'events')));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 4194304, array['image/avif', 'image/webp', 'image/jpeg']);

-- Called by the function `pictures`, after it has stored the files.
create function public.add_picture(
  id uuid, alt text, credit text, focus_x numeric, focus_y numeric, width integer, height integer, widths integer[],
  color text, uploader uuid
) returns void language sql set search_path = '' as $$
  insert into public.pictures (id, alt, credit, focus_x, focus_y, width, height, widths, color)
    values (id, alt, credit, focus_x, focus_y, width, height, widths, color);
  insert into public.picture_records (picture_id, uploaded_by) values (id, uploader);
$$;
grant execute on function public.add_picture(uuid, text, text, numeric, numeric, integer, integer, integer[], text, uuid)
  to service_role;

-- What the functions of other tables return that choose the picture of a row.
create type public.picture_choice_outcome as enum ('saved', 'unknown', 'not-allowed');

create type public.picture_delete_outcome as enum ('deleted', 'in-use', 'unknown', 'not-allowed');

create function private.manages_picture(picture uuid) returns boolean language sql stable set search_path = '' as $$
  select private.is_staff('editor', 'events') or picture in (select private.uploaded_pictures())
$$;
grant execute on function private.manages_picture(uuid) to function_owner;

-- The foreign keys of other tables keep a picture that is used; its files are removed by a job.
create function private.delete_picture(wanted uuid) returns public.picture_delete_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.manages_picture(wanted) then return 'not-allowed'; end if;
  delete from public.pictures p where p.id = wanted;
  if not found then return 'unknown'; end if;
  perform private.enqueue_job('remove_picture', jsonb_build_object('picture', wanted));
  return 'deleted';
exception
  when foreign_key_violation then return 'in-use';
end $$;
call private.publish_function('delete_picture', '{authenticated}');

-- For staff: the tables with rows that show a picture, and who uploaded it.
create function private.picture_uses(wanted uuid) returns table (uploaded_by_name text, used_by text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  reference record;
  is_used boolean;
begin
  if not private.manages_picture(wanted) then return; end if;
  used_by := '{}';
  for reference in
    select c.conrelid::regclass as relation, k.relname as name, a.attname as column_name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class k on k.oid = c.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.pictures'::regclass
      and c.conrelid <> 'public.picture_records'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', reference.relation, reference.column_name)
      into is_used using wanted;
    if is_used then used_by := used_by || reference.name::text; end if;
  end loop;
  select f.display_name into uploaded_by_name
    from public.picture_records r join public.profiles f on f.id = r.uploaded_by where r.picture_id = wanted;
  return next;
end $$;
call private.publish_function('picture_uses', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.picture_records', 'Pictures you uploaded for our pages', 'uploaded_by = $1',
    '[["picture_id", "Picture"]]', 'anonymize', 'uploaded_by = null',
    'The pictures belong to our pages and no longer name you.');
