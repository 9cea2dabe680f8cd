-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.failed_email_count()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 0; end if;
  return (select count(*) from (select from private.email_outbox m where m.status = 'dead' and m.set_aside_at is null
    and m.resent_at is null and m.message <> 'newsletter-issue' limit 100) f);
end $function$;
alter function private.failed_email_count() owner to function_owner;
grant execute on function private.failed_email_count() to authenticated;
