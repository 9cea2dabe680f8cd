-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.finish_export(export uuid, bytes bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  done public.data_exports;
begin
  update public.data_exports e set progress = 100, size = bytes, ready_at = now(), expires_at = now() + interval '7 days'
    where e.id = export and e.ready_at is null and e.failed_at is null returning * into done;
  if done.id is null then return; end if;
  if done.requested_by = done.user_id then
    perform private.notify(done.user_id, 'account', 'data-export-ready', '{}', 'export ' || export);
  else
    perform private.notify(done.requested_by, 'account', 'learner-export-ready', '{}', 'export ' || export);
  end if;
end $function$;
alter function private.finish_export(export uuid, bytes bigint) owner to function_owner;
grant execute on function private.finish_export(export uuid, bytes bigint) to service_role;
