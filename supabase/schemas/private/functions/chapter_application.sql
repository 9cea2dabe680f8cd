-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_application(proof text)
 RETURNS TABLE(name text, city text, state text, stage public.chapter_application_stage, note text, chapter text, submitted_at timestamp with time zone, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.name, a.city, a.state, a.stage, a.note, case c.status when 'active' then c.slug end, a.submitted_at, a.changed_at
  from public.chapter_applications a left join public.chapters c on c.id = a.chapter_id
  where a.id = private.application_of(proof)
$function$;
alter function private.chapter_application(proof text) owner to function_owner;
grant execute on function private.chapter_application(proof text) to anon, authenticated;
