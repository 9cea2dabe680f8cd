-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_kits(chapter uuid)
 RETURNS TABLE(kits_per_quarter integer, quarter_start date, handed_out integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.kits_per_quarter, quarter::date, coalesce((
    select sum(k.kits)::integer from public.events e
    join public.event_dates d on d.event_id = e.id and d.ends_at >= quarter
    join public.kit_handouts k on k.date_id = d.id and k.handed_at >= quarter
    where e.chapter_id = chapter
  ), 0)
  from date_trunc('quarter', now()) as quarter
  left join private.chapter_allotments a on a.chapter_id = chapter
  where (select private.manages_chapter(chapter))
$function$;
alter function private.chapter_kits(chapter uuid) owner to function_owner;
grant execute on function private.chapter_kits(chapter uuid) to authenticated;
