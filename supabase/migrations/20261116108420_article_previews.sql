-- Links that show an article to people without an account before it is published. Each ends by itself.

create table public.article_previews (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at between created_at and created_at + interval '30 days')
);
comment on table public.article_previews is 'class:s2';
comment on column public.article_previews.key_hash is 'class:secret';
create index article_previews_article on public.article_previews (article_id, created_at);
create index article_previews_expiring on public.article_previews (expires_at);
alter table public.article_previews enable row level security;
grant select, insert, update, delete on public.article_previews to service_role;
grant select, insert, update (revoked_at), delete on public.article_previews to function_owner;
grant select (id, article_id, created_at, expires_at, revoked_at) on public.article_previews to authenticated;
create policy "function owner manages article previews" on public.article_previews for all to function_owner
  using (true) with check (true);
create policy "editors read article previews" on public.article_previews for select to authenticated
  using (id between (select private.first_id_for_staff('editor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('editor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('editor'));

create type public.article_preview_outcome as enum ('saved', 'too-many', 'invalid', 'unknown', 'not-allowed');

-- The key is shown this once; the table has only its hash.
create function private.create_article_preview(article uuid, days integer)
returns table (outcome public.article_preview_outcome, key text)
language plpgsql security definer set search_path = '' as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.articles a where a.id = article) then 'unknown'
    when days is null or days not between 1 and 30 then 'invalid'
    when (select count(*) from public.article_previews p
      where p.article_id = article and p.revoked_at is null and p.expires_at > now()) >= 20 then 'too-many'
    else 'saved' end;
  if outcome = 'saved' then
    insert into public.article_previews (article_id, key_hash, expires_at)
      values (article, sha256(convert_to(secret, 'UTF8')), now() + make_interval(days => days));
    key := secret;
  end if;
  return next;
end $$;
call private.publish_function('create_article_preview', '{authenticated}');

create function private.revoke_article_preview(preview uuid) returns public.article_preview_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.article_previews p set revoked_at = coalesce(p.revoked_at, now()) where p.id = preview;
  return (case when found then 'saved' else 'unknown' end)::public.article_preview_outcome;
end $$;
call private.publish_function('revoke_article_preview', '{authenticated}');

-- The article as last saved, for anyone with a link that still works.
create function private.previewed_article(key text) returns setof public.articles
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select a.* from public.article_previews p join public.articles a on a.id = p.article_id
    where p.key_hash = sha256(convert_to(key, 'UTF8')) and p.revoked_at is null and p.expires_at > now();
end $$;
call private.publish_function('previewed_article', '{anon, authenticated}');

create function private.delete_old_article_previews() returns bigint language plpgsql set search_path = '' as $$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.article_previews p where p.expires_at < now() - interval '30 days' returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $$;
call private.publish_function('delete_old_article_previews');
insert into private.periodic_tasks (name, every) values ('delete_old_article_previews', '1 day');
