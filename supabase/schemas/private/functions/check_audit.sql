-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_audit()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.seal_audit();
  insert into private.audit_checks (links, head, broken_at)
  select coalesce(max(l.position), 0), (select k.hash from public.audit_links k order by k.position desc limit 1),
    private.broken_audit_link()
  from public.audit_links l;
end $function$;
grant execute on function private.check_audit() to function_owner;
