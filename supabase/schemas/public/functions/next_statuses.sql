-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_statuses(chapter public.chapters)
 RETURNS public.chapter_status[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(s.to_status order by s.place) from private.chapter_steps() s where s.from_status = chapter.status
$function$;
grant execute on function public.next_statuses(chapter public.chapters) to authenticated;
CREATE OR REPLACE FUNCTION public.next_statuses(request public.kit_requests)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(s.to_status order by s.place) from private.kit_steps() s where s.from_status = request.status
$function$;
grant execute on function public.next_statuses(request public.kit_requests) to authenticated;
