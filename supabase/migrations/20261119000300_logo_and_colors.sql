-- Administrators choose the colors and the logo of the site. Colors that would be hard to read are refused.

-- Relative luminance and contrast as the Web Content Accessibility Guidelines 2.2 define them, of colors like #35e583.
create function private.luminance(color text) returns double precision
language sql immutable strict parallel safe set search_path = '' as $$
  select sum(part.weight * case when part.value <= 0.04045 then part.value / 12.92
    else power((part.value + 0.055) / 1.055, 2.4) end)
  from (
    select w.weight, get_byte(decode(substr(color, 2), 'hex'), w.place::integer - 1) / 255::double precision as value
    from unnest(array[0.2126, 0.7152, 0.0722]::double precision[]) with ordinality as w (weight, place)
  ) as part
$$;

create function private.contrast(one text, other text) returns double precision
language sql immutable strict parallel safe set search_path = '' as $$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select private.luminance($1) as one, private.luminance($2) as other) as l
$$;

-- What each chosen color is seen with, and the least contrast. The other colors are tokens of the design.
create function private.color_pairs(main_color text, text_color text, giving_color text)
returns table (field text, color text, pair text, other text, minimum numeric)
language sql immutable parallel safe set search_path = '' as $$
  values
    ('main_color', $1, 'ink', '#041c13', 4.5),
    ('main_color', $1, 'dark-area', '#043a25', 4.5),
    ('main_color', $1, 'focus-ring', '#0e5794', 3),
    ('text_color', $2, 'white', '#ffffff', 4.5),
    ('text_color', $2, 'tinted-area', '#adf9c9', 4.5),
    ('giving_color', $3, 'ink', '#041c13', 4.5),
    ('giving_color', $3, 'focus-ring', '#0e5794', 3)
$$;

create function private.are_colors_legible(main_color text, text_color text, giving_color text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if not ($1 ~ '^#[0-9a-f]{6}$' and $2 ~ '^#[0-9a-f]{6}$' and $3 ~ '^#[0-9a-f]{6}$') then return false; end if;
  return not exists (
    select from private.color_pairs($1, $2, $3) p where private.contrast(p.color, p.other) < p.minimum
  );
end $$;

-- A color with a part of white or black in it, from 0 to 100.
create function private.mix_color(color text, into_color text, percent integer) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '#' || string_agg(lpad(to_hex(round(
    get_byte(decode(substr($1, 2), 'hex'), n) * (100 - $3) / 100.0
    + get_byte(decode(substr($2, 2), 'hex'), n) * $3 / 100.0)::integer), 2, '0'), '' order by n)
  from generate_series(0, 2) as n
$$;

-- The chosen colors that are hard to see, the pair that says so best, and the nearest color that passes.
create function private.color_problems(main_color text, text_color text, giving_color text)
returns table (field text, pair text, ratio numeric, minimum numeric, nearest text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.is_staff('admin') and $1 ~ '^#[0-9a-f]{6}$' and $2 ~ '^#[0-9a-f]{6}$' and $3 ~ '^#[0-9a-f]{6}$') then
    return;
  end if;
  return query
    select distinct on (p.field) p.field, p.pair, trunc(private.contrast(p.color, p.other)::numeric, 2), p.minimum, (
      select m.mixed from generate_series(1, 100) as percent
        cross join lateral private.mix_color(p.color,
          case when p.field = 'text_color' then '#000000' else '#ffffff' end, percent) as m (mixed)
      where not exists (
        select from private.color_pairs(m.mixed, m.mixed, m.mixed) q
        where q.field = p.field and private.contrast(q.color, q.other) < q.minimum
      )
      order by percent limit 1
    )
    from private.color_pairs($1, $2, $3) p
    where private.contrast(p.color, p.other) < p.minimum
    order by p.field, private.contrast(p.color, p.other) / p.minimum::double precision;
end $$;
call private.publish_function('color_problems', '{authenticated}');

-- A transparent PNG image of 504 by 200 pixels, as the site makes them.
create function private.is_logo(image bytea) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select length(image) between 57 and 150000
    and substr(image, 1, 24) = '\x89504e470d0a1a0a0000000d49484452000001f8000000c8'::bytea
$$;

grant execute on function private.luminance(text), private.contrast(text, text),
  private.color_pairs(text, text, text), private.are_colors_legible(text, text, text), private.is_logo(bytea)
  to service_role, function_owner;
grant execute on function private.mix_color(text, text, integer) to function_owner;

create table public.site_logos (
  id uuid primary key default gen_random_uuid(),
  on_light bytea not null check (private.is_logo(on_light)),
  on_dark bytea not null check (private.is_logo(on_dark)),
  created_at timestamptz not null default now()
);
comment on table public.site_logos is 'class:public';
comment on column public.site_logos.on_dark is 'The image for dark backgrounds.';
alter table public.site_logos enable row level security;
grant select on public.site_logos to anon, authenticated, service_role;
grant select, insert on public.site_logos to function_owner;
create policy "anyone sees the logos" on public.site_logos for select to anon, authenticated using (true);
create policy "function owner reads logos" on public.site_logos for select to function_owner using (true);
create policy "function owner adds logos" on public.site_logos for insert to function_owner with check (true);
call private.audit_table('public.site_logos', '{on_light,on_dark}');

alter table public.site_settings
  add column main_color text,
  add column text_color text,
  add column giving_color text,
  add column logo_id uuid references public.site_logos (id),
  add constraint site_settings_colors_check check (
    num_nulls(main_color, text_color, giving_color) = 3
    or num_nulls(main_color, text_color, giving_color) = 0
      and private.are_colors_legible(main_color, text_color, giving_color)
  );
comment on column public.site_settings.main_color is 'Fields and buttons, instead of the green of the design; null for the design.';
comment on column public.site_settings.text_color is 'Links and small text on light backgrounds, instead of dark green.';
comment on column public.site_settings.giving_color is 'Donate buttons and pages about giving, instead of marigold.';
comment on column public.site_settings.logo_id is 'The logo instead of the one of the design.';
create index site_settings_logo_id_idx on public.site_settings (logo_id);
grant select (main_color, text_color, giving_color, logo_id) on public.site_settings to anon, authenticated;
grant update (main_color, text_color, giving_color, logo_id) on public.site_settings to function_owner;

-- Three nulls go back to the colors of the design.
create function private.save_site_colors(
  main_color text default null, text_color text default null, giving_color text default null
)
returns public.settings_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s set main_color = lower($1), text_color = lower($2), giving_color = lower($3) where s.id;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('save_site_colors', '{authenticated}');

-- Both images in base64; two nulls go back to the logo of the design.
create function private.save_site_logo(on_light text default null, on_dark text default null)
returns public.settings_outcome language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  if num_nulls($1, $2) < 2 then
    insert into public.site_logos (on_light, on_dark) values (decode($1, 'base64'), decode($2, 'base64'))
      returning site_logos.id into made;
  end if;
  update public.site_settings s set logo_id = made where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $$;
call private.publish_function('save_site_logo', '{authenticated}');

-- Emails have the color and the logo too.
drop function public.claim_email;
drop function private.claim_email;
create function private.claim_email(lease_ms integer, domain text)
returns table (
  id uuid, message text, params jsonb, locale text, topic public.notification_topic, to_address text,
  unsubscribe_path text, message_id text, attempts integer, created_at timestamptz, site_name text, site_color text,
  site_logo uuid, words jsonb
) language sql security definer set search_path = '' as $$
  update private.email_outbox m set status = 'sending', attempts = m.attempts + 1,
    claimed_until = now() + lease_ms * interval '1 millisecond',
    message_id = coalesce(m.message_id, '<' || m.id || '@' || domain || '>')
  where m.id = (
    select w.id from private.email_outbox w
    where (w.status = 'queued' and w.next_attempt_at <= now() or w.status = 'sending' and w.claimed_until < now())
      and not private.is_too_old_to_send(w.created_at)
    order by w.next_attempt_at limit 1 for update skip locked
  )
  returning m.id, m.message, m.params, m.locale, m.topic, m.to_address, m.unsubscribe_path, m.message_id,
    m.attempts, m.created_at, coalesce((select s.name from public.site_settings s), ''),
    (select s.main_color from public.site_settings s), (select s.logo_id from public.site_settings s),
    private.email_text(m.message, m.locale)
$$;
call private.publish_function('claim_email', '{service_role}');
