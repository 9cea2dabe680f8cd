-- Every saved text of an article, so that editors can compare and restore.

create table public.article_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  unique (article_id, version)
);
comment on table public.article_versions is 'class:s2';
comment on column public.article_versions.content is 'The columns that editors write.';
create index article_versions_saved_by on public.article_versions (saved_by);
alter table public.article_versions enable row level security;
grant select, insert, update, delete on public.article_versions to service_role;
grant select, insert on public.article_versions to function_owner;
grant select on public.article_versions to authenticated;
create policy "function owner reads article versions" on public.article_versions for select to function_owner using (true);
create policy "function owner adds article versions" on public.article_versions
  for insert to function_owner with check (true);
create policy "editors read article versions" on public.article_versions for select to authenticated
  using (id between (select private.first_id_for_staff('editor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('editor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('editor'));

create function private.article_content(article public.articles) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(article)
    - '{id,kind,status,published_at,expires_at,minutes,public_from,public_until,created_at,updated_at}'::text[]
$$;
grant execute on function private.article_content(public.articles) to function_owner;

create function private.save_article_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and private.article_content(old) = private.article_content(new) then return null; end if;
  insert into public.article_versions (article_id, version, content, saved_by)
  select new.id, coalesce(max(v.version), 0) + 1, private.article_content(new), private.caller_id()
  from public.article_versions v where v.article_id = new.id;
  return null;
end $$;
call private.publish_function('save_article_version');
create trigger save_article_version after insert or update on public.articles
  for each row execute function private.save_article_version();

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.article_versions', 'Articles you saved', 'saved_by = $1',
    '[["article_id", "Article"], ["version", "Version"], ["saved_at", "Saved"]]', 'anonymize', 'saved_by = null',
    'The texts belong to our pages and no longer name you.');
