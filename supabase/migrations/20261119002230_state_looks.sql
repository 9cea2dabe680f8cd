-- Administrators choose a logo and a background for members of a state. A chosen logo also has an icon for browser tabs and
-- home screens.

create table public.state_looks (
  state text primary key check (private.is_us_state(state)),
  logo_id uuid references public.site_logos (id),
  background_id uuid references public.pictures (id),
  check (num_nonnulls(logo_id, background_id) > 0)
);
comment on table public.state_looks is 'class:public';
comment on column public.state_looks.logo_id is 'Instead of the logo of the site, and of the one that the design has for the state.';
comment on column public.state_looks.background_id is 'Behind the error page.';
create index state_looks_logo on public.state_looks (logo_id);
create index state_looks_background on public.state_looks (background_id);
alter table public.state_looks enable row level security;
revoke all on public.state_looks from public, anon, authenticated;
grant select, insert, update, delete on public.state_looks to service_role, function_owner;
grant select on public.state_looks to anon, authenticated;
create policy "function owner manages looks of states" on public.state_looks for all to function_owner
  using (true) with check (true);
create policy "anyone sees the looks of states" on public.state_looks for select to anon, authenticated using (true);
alter publication supabase_realtime add table public.state_looks;
call private.audit_table('public.state_looks');

-- A PNG image of 512 by 512 pixels, as the site makes them.
create function private.is_icon(image bytea) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select length(image) between 57 and 150000
    and substr(image, 1, 24) = '\x89504e470d0a1a0a0000000d494844520000020000000200'::bytea
$$;
grant execute on function private.is_icon(bytea) to service_role, function_owner;

alter table public.site_logos add column icon bytea check (private.is_icon(icon));
comment on column public.site_logos.icon is 'For browser tabs and home screens; null for logos from before there were icons.';
drop trigger record_audit on public.site_logos;
call private.audit_table('public.site_logos', '{on_light,on_dark,icon}');

create function private.add_site_logo(on_light text, on_dark text, icon text) returns uuid
language sql set search_path = '' as $$
  insert into public.site_logos (on_light, on_dark, icon)
    values (decode($1, 'base64'), decode($2, 'base64'), decode($3, 'base64')) returning id
$$;
grant execute on function private.add_site_logo(text, text, text) to function_owner;

drop function public.save_site_logo;
drop function private.save_site_logo;
-- The images in base64; without any the logo of the design is back.
create function private.save_site_logo(on_light text default null, on_dark text default null, icon text default null)
returns public.settings_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s
    set logo_id = case when num_nonnulls($1, $2, $3) > 0 then private.add_site_logo($1, $2, $3) end where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $$;
call private.publish_function('save_site_logo', '{authenticated}');

-- The logo for members of a state; without images the state has none of its own.
create function private.save_state_logo(state text, on_light text default null, on_dark text default null)
returns public.settings_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  return private.change_state_look($1, case when num_nonnulls($2, $3) > 0 then private.add_site_logo($2, $3, null) end,
    (select l.background_id from public.state_looks l where l.state = $1));
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $$;

create function private.set_state_background(state text, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  perform private.change_state_look($1, (select l.logo_id from public.state_looks l where l.state = $1), $2);
  return 'saved';
exception
  when foreign_key_violation or check_violation then return 'unknown';
end $$;

-- A state without anything of its own has no row.
create function private.change_state_look(state text, logo uuid, background uuid) returns public.settings_outcome
language plpgsql set search_path = '' as $$
begin
  if num_nonnulls(logo, background) = 0 then
    delete from public.state_looks l where l.state = $1;
  else
    insert into public.state_looks (state, logo_id, background_id) values ($1, $2, $3)
      on conflict on constraint state_looks_pkey do update set logo_id = excluded.logo_id, background_id = excluded.background_id;
  end if;
  return 'saved';
end $$;
grant execute on function private.change_state_look(text, uuid, uuid) to function_owner;
call private.publish_function('save_state_logo', '{authenticated}');
call private.publish_function('set_state_background', '{authenticated}');
