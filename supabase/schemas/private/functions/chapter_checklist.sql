-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_checklist(chapter uuid)
 RETURNS TABLE(task public.chapter_task, is_done boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.task, t.is_done
  from public.chapters c
  cross join private.chapter_leads(c.id) l
  cross join lateral (values
    ('lead'::public.chapter_task, l.leads > 0),
    ('certified', l.leads > 0 and l.certified = l.leads),
    ('people', l.leads + (
      select count(*) from public.chapter_members m where m.chapter_id = c.id and m.removed_at is null
        and not exists (select from public.user_roles r where r.chapter_id = c.id and r.user_id = m.user_id)
    ) >= 3),
    ('page', num_nulls(c.led_by, c.about, c.meets, c.meeting_place) = 0),
    ('kits', exists (select from private.chapter_allotments a where a.chapter_id = c.id and a.kits_per_quarter > 0)),
    ('event', exists (select from public.events e where e.chapter_id = c.id and e.status = 'published'))
  ) as t (task, is_done)
  where c.id = chapter and (select private.manages_chapter(chapter))
$function$;
alter function private.chapter_checklist(chapter uuid) owner to function_owner;
grant execute on function private.chapter_checklist(chapter uuid) to authenticated;
