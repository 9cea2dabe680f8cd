-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.live_course_parts(course public.courses)
 RETURNS TABLE(id uuid, kind public.course_part_kind, "position" integer, content jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select course.id, 'course'::public.course_part_kind, 0, jsonb_build_object('title', course.title, 'summary', course.summary,
    'minutes', course.minutes, 'outcomes', course.outcomes, 'sources', course.sources, 'draw', course.draw)
  union all
  select l.id, 'lesson', l.position, to_jsonb(l) - '{id,course_id,position,updated_at}'::text[]
    from public.lessons l where l.course_id = course.id
  union all
  select q.id, 'question', q.number, to_jsonb(q) - '{id,locale,bank,number}'::text[]
    from public.questions q where q.locale = course.locale and q.bank = course.bank
$function$;
grant execute on function private.live_course_parts(course public.courses) to function_owner;
