-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.application_obstacle(member uuid)
 RETURNS public.volunteer_application_outcome
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (case
    when exists (select from public.volunteer_applications a
      where a.user_id = member and a.stage in ('submitted', 'interview', 'training', 'active')) then 'already-open'
    when not private.has_consent(member, 'consent-events') then
      case when private.is_minor(member) then 'no-consent' else 'no-age' end
    when (select count(*) from public.volunteer_applications a
      where a.user_id = member and a.submitted_at > now() - interval '30 days') >= 3 then 'too-many'
  end)::public.volunteer_application_outcome
$function$;
grant execute on function private.application_obstacle(member uuid) to function_owner;
