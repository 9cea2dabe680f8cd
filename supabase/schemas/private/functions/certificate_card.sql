-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.certificate_card(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', c.id, 'name', private.displayed_name(c.user_id, c.holder_name, c.name_form), 'course', c.course_title,
    'criteria', c.criteria,
    'courseSlug', (select k.slug from public.courses k where k.id = c.course_id and k.status = 'published'),
    'issuedAt', c.issued_at, 'expiresAt', c.expires_at, 'statusNumber', c.status_number,
    'status', case when c.status <> 'valid' then c.status when c.expires_at <= now() then 'expired' else 'valid' end,
    'reason', c.status_reason, 'replaces', c.replaces,
    'replacedBy', (select n.id from public.certificates n where n.replaces = c.id),
    'isErased', c.user_id is null and c.holder_name is null,
    'canRenew', private.can_renew(c.id, c.status, c.expires_at)
  ) from public.certificates c where c.id = wanted
$function$;
alter function private.certificate_card(wanted text) owner to function_owner;
grant execute on function private.certificate_card(wanted text) to anon, authenticated, service_role;
