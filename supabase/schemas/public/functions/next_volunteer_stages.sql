-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_volunteer_stages(application public.volunteer_applications)
 RETURNS public.volunteer_stage[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(s.to_stage order by s.place) from private.volunteer_steps() s where s.from_stage = application.stage
$function$;
grant execute on function public.next_volunteer_stages(application public.volunteer_applications) to authenticated;
