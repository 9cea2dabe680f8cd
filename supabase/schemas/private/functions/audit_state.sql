-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_state()
 RETURNS TABLE(links bigint, head text, checked_at timestamp with time zone, broken_at bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('auditor') then return; end if;
  return query select l.position, encode(l.hash, 'hex'), c.checked_at, c.broken_at
    from (select) as one
    left join lateral (select k.* from public.audit_links k order by k.position desc limit 1) l on true
    left join lateral (select k.* from private.audit_checks k order by k.checked_at desc limit 1) c on true;
end $function$;
alter function private.audit_state() owner to function_owner;
grant execute on function private.audit_state() to authenticated;
