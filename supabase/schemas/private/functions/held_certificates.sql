-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.held_certificates(person uuid, course uuid)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.id from public.certificates c
  where c.user_id = person and c.course_id = course
    and (c.status = 'suspended' or c.status = 'revoked' and c.status_reason = 'cheating')
    and (
      select e.kind from public.certificate_events e
      where e.certificate_id = c.id and e.kind in ('suspended', 'revoked', 'new-pass-approved')
      order by e.happened_at desc limit 1
    ) is distinct from 'new-pass-approved'
  order by c.issued_at desc, c.id
$function$;
grant execute on function private.held_certificates(person uuid, course uuid) to function_owner;
