-- The function returned all shifts that the caller manages, and the page was chosen of them.
drop function public.managed_shifts;
create index shifts_canceled on public.shifts (starts_at, id) where canceled_at is not null;

-- A page of the shifts that the caller manages: all for outreach, those of the own chapter for leads.
create function public.managed_shifts(
  view text default 'ahead', after_start timestamptz default null, after_id uuid default null, up_to integer default 26
) returns setof public.shifts
language plpgsql stable rows 26 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  first timestamptz := coalesce(after_start, '-infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  is_outreach boolean := private.is_staff('outreach');
  chapters uuid[] := case when not is_outreach then array(select private.led_chapters()) end;
begin
  -- No shift is longer than a day (shifts_check2), so the index by the start finds those that have not ended.
  if view = 'ahead' then first := greatest(first, now() - interval '1 day'); end if;
  return query select s.* from public.shifts s
    where (is_outreach or s.chapter_id = any (chapters))
      and (view = 'ahead' and s.ends_at >= now() and s.canceled_at is null or view = 'past' and s.ends_at < now()
        or view = 'canceled' and s.canceled_at is not null)
      and s.starts_at >= first and (s.starts_at > first or s.id > first_id)
    order by s.starts_at, s.id limit least(up_to, 1000);
end $$;

create function public.managed_shift(shift uuid) returns setof public.shifts
language plpgsql stable rows 1 set search_path = '' as $$
begin
  return query select s.* from public.shifts s
    where s.id = shift
      and ((select private.is_staff('outreach')) or s.chapter_id = any (array(select private.led_chapters())));
end $$;
grant execute on function public.managed_shifts, public.managed_shift to authenticated;
