-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_exports(subject uuid, recipient uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.data_exports e set expires_at = now()
    where e.user_id = subject and e.requested_by = recipient and e.ready_at is not null;
  update public.data_exports e set failed_at = now()
    where e.user_id = subject and e.requested_by = recipient and e.ready_at is null and e.failed_at is null;
  select private.expire_exports()
$function$;
grant execute on function private.end_exports(subject uuid, recipient uuid) to function_owner;
