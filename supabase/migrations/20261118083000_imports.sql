-- Files that staff import into a list: checked first, then written as a whole, and undone while the records are untouched (decision 057).

create table private.import_lists (
  list text primary key check (list ~ '^[a-z]+(-[a-z]+)*$' and length(list) <= 40),
  roles public.app_role[] not null check (roles <> '{}'),
  relation text not null,
  key text[] not null check (key <> '{}'),
  columns text[] not null check (key <@ columns)
);
comment on table private.import_lists is 'class:public';
comment on column private.import_lists.list is 'The last part of the address of the list: /staff/{list}.';
comment on column private.import_lists.key is 'The columns by which a row of a file finds its record.';
comment on column private.import_lists.columns is 'What an import may write.';
alter table private.import_lists enable row level security;
revoke all on private.import_lists from public, anon, authenticated, service_role;
grant select on private.import_lists to function_owner;
create policy "function owner reads import lists" on private.import_lists for select to function_owner using (true);

-- The lists into which the caller may import files.
create function private.own_import_lists() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select l.list from private.import_lists l where private.is_staff(variadic l.roles);
end $$;
call private.publish_function('own_import_lists', '{authenticated}', is_in_api => false);

create type public.import_status as enum ('checked', 'imported', 'undone');
create type public.import_change as enum ('new', 'changed', 'same');
create type public.import_refusal as enum ('taken', 'invalid', 'ambiguous', 'repeated');
create type public.import_undo as enum ('undone', 'edited', 'gone', 'in-use');

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  list text not null references private.import_lists (list),
  file_name text not null check (length(file_name) between 1 and 120),
  headings text[] not null check (cardinality(headings) between 1 and 60),
  mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object' and length(mapping::text) <= 8000),
  status public.import_status not null default 'checked',
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz
);
comment on table public.imports is 'class:s2';
comment on column public.imports.user_id is 'Who imported it; null once the account is gone.';
comment on column public.imports.mapping is '{column of the table: heading in the file}.';
create index imports_newest on public.imports (created_at desc, id);
create index imports_of_a_list on public.imports (list, created_at desc);
create index imports_people on public.imports (user_id);
alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated, service_role;
grant select on public.imports to authenticated;
grant select, insert, update, delete on public.imports to service_role, function_owner;
create policy "function owner manages imports" on public.imports for all to function_owner
  using (true) with check (true);
create policy "staff read the imports of their lists" on public.imports for select to authenticated
  using (list = any (array(select private.own_import_lists())));
-- Only what changed records: a check does not.
create trigger record_audit after update on public.imports for each row
  when (old.status is distinct from new.status and current_setting('request.jwt.claims', true) like '%"aal2"%')
  execute function private.record_audit();

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.imports', 'Files that you imported as staff', 'user_id = $1',
    '[["list", "List"], ["file_name", "File"], ["created_at", "Uploaded on"]]', 'anonymize', 'user_id = null',
    'What was imported stays without your name, so that your colleagues can still undo it.');

create table public.import_rows (
  import_id uuid not null references public.imports (id) on delete cascade,
  row_number integer not null check (row_number between 2 and 10000),
  cells text[] not null check (cardinality(cells) between 1 and 60),
  item jsonb check (jsonb_typeof(item) = 'object'),
  problem text check (length(problem) <= 1000),
  refusal public.import_refusal,
  change public.import_change,
  record_id uuid,
  earlier jsonb,
  later jsonb,
  undo public.import_undo,
  primary key (import_id, row_number)
);
comment on table public.import_rows is 'class:public';
comment on column public.import_rows.row_number is 'As a spreadsheet counts: the headings are row 1.';
comment on column public.import_rows.item is 'What the row becomes, by column; null if it has a problem.';
comment on column public.import_rows.problem is 'What is wrong with it, in a sentence.';
comment on column public.import_rows.refusal is 'Why the database would not take it.';
comment on column public.import_rows.earlier is 'The record before the import; null for a new one.';
comment on column public.import_rows.later is 'The record after the import.';
alter table public.import_rows enable row level security;
revoke all on public.import_rows from public, anon, authenticated, service_role;
grant select on public.import_rows to authenticated;
grant select, insert, update, delete on public.import_rows to service_role, function_owner;
create policy "function owner manages import rows" on public.import_rows for all to function_owner
  using (true) with check (true);
create policy "staff read the rows of imports of their lists" on public.import_rows for select to authenticated
  using (import_id = any (array(select i.id from public.imports i)));

/* Lets these roles import files into a table. The list has a `staff-import.server.ts` with the same name and columns,
   and a test compares both. */
create procedure private.add_import_list(
  list text, roles public.app_role[], relation regclass, key text[], columns text[]
) language plpgsql set search_path = '' as $$
declare
  names text := (select string_agg(quote_ident(name), ', ') from unnest(columns) name);
begin
  insert into private.import_lists (list, roles, relation, key, columns) values ($1, $2, $3::text, $4, $5);
  execute format('grant select, delete, insert (%1$s), update (%1$s) on %2$s to function_owner', names, relation);
  execute format('create policy "function owner imports and undoes imports" on %s for all to function_owner
    using (true) with check (true)', relation);
end $$;

call private.add_import_list('helplines', '{editor}', 'public.helplines', '{name}',
  '{name,phone,number_shown,description,hours,takes_texts,languages,position,checked_on,is_published}');
call private.add_import_list('press-coverage', '{editor}', 'public.press_coverage', '{url}',
  '{outlet,title,url,published_on,note,is_published}');

create function private.importer_name(importer uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return null; end if;
  return (select p.display_name from public.profiles p
    where p.id = importer and exists (select from public.imports i where i.user_id = importer));
end $$;
call private.publish_function('importer_name', '{authenticated}', is_in_api => false);

-- The name of the staff member who uploaded the file, for colleagues who see it.
create function public.importer_name(import public.imports) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.importer_name(import.user_id);
end $$;
grant execute on function public.importer_name(public.imports) to authenticated;
