-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.expire_exports()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.data_exports e set failed_at = now()
    where e.ready_at is null and e.failed_at is null and (e.requested_at < now() - interval '1 day'
      or exists (select from private.jobs j where j.dedupe_key = 'export ' || e.id and j.failed_at is not null));
  perform private.enqueue_job('remove_export', jsonb_build_object('export', e.id, 'user_id', e.user_id), now(),
      'export ends ' || e.id)
    from public.data_exports e where e.expires_at <= now() or e.failed_at < now() - interval '1 day';
end $function$;
grant execute on function private.expire_exports() to function_owner;
