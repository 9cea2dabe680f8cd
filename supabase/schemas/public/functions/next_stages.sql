-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_stages(application public.chapter_applications)
 RETURNS public.chapter_application_stage[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(s.to_stage order by s.place) from private.chapter_application_steps() s
  where s.from_stage = application.stage
$function$;
grant execute on function public.next_stages(application public.chapter_applications) to authenticated;
