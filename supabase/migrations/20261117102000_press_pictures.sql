-- Pictures of the library that reporters may print: the press kit on /news/press.

create table public.press_pictures (
  picture_id uuid primary key references public.pictures (id),
  approved_at timestamptz not null default now()
);
comment on table public.press_pictures is 'class:public';
alter table public.press_pictures enable row level security;
revoke all on public.press_pictures from public, anon, authenticated;
grant select, insert, update, delete on public.press_pictures to service_role;
grant select, insert, delete on public.press_pictures to function_owner;
grant select on public.press_pictures to anon, authenticated;

create policy "function owner manages press pictures" on public.press_pictures for all to function_owner using (true) with check (true);
create policy "anyone reads which pictures are for the press" on public.press_pictures for select to anon, authenticated using (true);
alter publication supabase_realtime add table public.press_pictures;

-- The approved pictures that have a credit and whose consent has not ended, the newest first.
create function private.press_pictures() returns setof public.pictures
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select p.* from public.press_pictures k
    join public.pictures p on p.id = k.picture_id
    left join public.picture_records r on r.picture_id = p.id
    where p.credit is not null and (r.consent_until is null or r.consent_until >= current_date)
    order by k.approved_at desc, p.id limit 24;
end $$;
call private.publish_function('press_pictures', '{anon,authenticated}');

create type public.press_picture_outcome as enum ('approved', 'removed', 'no-credit', 'consent-ended', 'not-allowed');

create function private.set_press_picture(picture uuid, is_approved boolean) returns public.press_picture_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  if not is_approved then
    delete from public.press_pictures k where k.picture_id = picture;
    return 'removed';
  end if;
  if not exists (select from public.pictures p where p.id = picture and p.credit is not null) then return 'no-credit'; end if;
  if exists (select from public.picture_records r where r.picture_id = picture and r.consent_until < current_date) then
    return 'consent-ended';
  end if;
  insert into public.press_pictures (picture_id) values (picture) on conflict do nothing;
  return 'approved';
end $$;
call private.publish_function('set_press_picture', '{authenticated}');
