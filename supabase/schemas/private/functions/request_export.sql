-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_export(subject uuid, recipient uuid)
 RETURNS public.export_request_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  if (select count(*) >= 3 from public.data_exports e where e.user_id = subject and e.requested_by = recipient
      and e.requested_at > now() - interval '1 day') then
    return 'too-many';
  end if;
  insert into public.data_exports (user_id, requested_by, path)
    values (subject, recipient, recipient || '/' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') || '.zip')
    on conflict (user_id, requested_by) where ready_at is null and failed_at is null do nothing
    returning id into made;
  if made is null then return 'already-running'; end if;
  perform private.enqueue_job('export_person', jsonb_build_object('export', made, 'user_id', subject),
    now(), 'export ' || made);
  return 'started';
end $function$;
grant execute on function private.request_export(subject uuid, recipient uuid) to function_owner;
