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
    perform private.notify(done.user_id, 'account', 'Your copy of your data is ready',
      'You can download it for 7 days. You need to be signed in.', '/me/data',
      '{"action": {"label": "Go to the download", "path": "/me/data"}}', 'export ' || export);
  else
    perform private.notify(done.requested_by, 'account', 'The copy of your learner’s data is ready',
      'You can download it for 7 days. You need to be signed in.', '/guardian',
      '{"action": {"label": "Go to the guardian area", "path": "/guardian"}}', 'export ' || export);
  end if;
end $function$;
alter function private.finish_export(export uuid, bytes bigint) owner to function_owner;
grant execute on function private.finish_export(export uuid, bytes bigint) to service_role;
