-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kit_status_of(member uuid)
 RETURNS TABLE(has_certificate boolean, has_consent boolean, has_open_request boolean, next_request_at timestamp with time zone, days_between integer, kits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    exists (
      select from public.certificates c where c.user_id = member and c.status = 'valid'
        and (c.expires_at is null or c.expires_at > now())
    ),
    private.has_consent(member, 'consent-kit'),
    exists (
      select from public.kit_requests r where r.user_id = member and r.status in ('requested', 'approved', 'packed')
    ),
    (
      select max(r.requested_at) + private.kit_interval() from public.kit_requests r
      where r.user_id = member and r.status in ('shipped', 'delivered')
        and r.requested_at > now() - private.kit_interval()
    ),
    extract(day from private.kit_interval())::integer,
    coalesce((select s.kits from public.kit_stock s), 0)
$function$;
grant execute on function private.kit_status_of(member uuid) to function_owner;
