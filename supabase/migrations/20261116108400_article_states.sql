-- How an article moves from draft to page: the allowed changes of state, its instants, and the pictures in its text.

create function private.may_follow(earlier public.article_status, later public.article_status) returns boolean
language sql immutable set search_path = '' as $$
  select later = any (case earlier
    when 'draft' then '{review,scheduled,published}'
    when 'review' then '{draft,scheduled,published}'
    when 'scheduled' then '{draft,published}'
    when 'published' then '{draft,expired}'
    when 'expired' then '{draft,published}' end::public.article_status[])
$$;
grant execute on function private.may_follow(public.article_status, public.article_status) to function_owner, service_role;

-- For every role.
create function private.check_article_state() returns trigger language plpgsql set search_path = '' as $$
begin
  if not private.may_follow(old.status, new.status) then
    raise exception 'an article cannot change from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_article_state before update of status on public.articles
  for each row when (old.status is distinct from new.status) execute function private.check_article_state();

create type public.article_status_outcome as enum (
  'changed', 'not-possible', 'incomplete', 'past', 'unknown', 'not-allowed'
);

-- The same state again changes the instants. An article that was public before keeps its date.
create function private.change_article_status(
  wanted uuid, status public.article_status, publish_at timestamptz default null, expire_at timestamptz default null
) returns public.article_status_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
  published timestamptz;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if $2 = held.status and $2 not in ('scheduled', 'published')
    or $2 <> held.status and not private.may_follow(held.status, $2) then return 'not-possible'; end if;
  published := case $2 when 'scheduled' then publish_at
    when 'published' then least(coalesce(held.published_at, now()), now()) else held.published_at end;
  if $2 = 'scheduled' and coalesce(published <= now(), true) or $2 in ('scheduled', 'published') and expire_at <= greatest(published, now())
    then return 'past'; end if;
  update public.articles a set status = $2, published_at = published,
    expires_at = case when $2 = 'expired' then now() when $2 in ('scheduled', 'published') then expire_at end
  where a.id = wanted;
  return 'changed';
exception
  when check_violation then return 'incomplete';
end $$;
call private.publish_function('change_article_status', '{authenticated}');

-- Chooses the picture above an article; null removes it.
create function private.set_article_picture(article uuid, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.articles a set picture_id = picture where a.id = article;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $$;
call private.publish_function('set_article_picture', '{authenticated}');

-- The pictures in the text of articles, so that none of them can be deleted.
create table private.article_pictures (
  article_id uuid not null references public.articles (id) on delete cascade,
  picture_id uuid not null references public.pictures (id),
  primary key (article_id, picture_id)
);
comment on table private.article_pictures is 'class:public';
create index article_pictures_picture on private.article_pictures (picture_id);
alter table private.article_pictures enable row level security;
revoke all on private.article_pictures from public, anon, authenticated, service_role;
grant select, insert, delete on private.article_pictures to function_owner;
create policy "function owner manages pictures of articles" on private.article_pictures for all to function_owner
  using (true) with check (true);

create function private.list_article_pictures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.article_pictures p where p.article_id = new.id;
  insert into private.article_pictures (article_id, picture_id)
  select distinct new.id, (picture #>> '{}')::uuid
  from jsonb_path_query(new.blocks, '$[*] ? (@.kind == "picture").picture') as picture;
  return null;
end $$;
call private.publish_function('list_article_pictures');
create trigger list_article_pictures after insert or update of blocks on public.articles
  for each row execute function private.list_article_pictures();
