-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_shifts(view text DEFAULT 'ahead'::text, after_start timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.shifts
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
end $function$;
grant execute on function public.managed_shifts(view text, after_start timestamp with time zone, after_id uuid, up_to integer) to authenticated;
