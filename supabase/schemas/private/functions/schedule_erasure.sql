-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamp with time zone)
 RETURNS public.erasure_request_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  insert into public.erasures (user_id, requested_by, reason, due_at) values (subject, asked_by, cause, due)
    on conflict (user_id) do nothing returning id into made;
  if made is null then return 'already-scheduled'; end if;
  perform private.enqueue_job('erase_person', jsonb_build_object('erasure', made, 'user_id', subject), due,
    'erasure ' || made);
  if due > now() then
    perform private.notify(subject, 'account', 'erasure-scheduled', jsonb_build_object(
      'is_unguarded', cause = 'unguarded', 'due', (due at time zone 'UTC')::date), 'erasure ' || made);
  end if;
  return 'scheduled';
end $function$;
grant execute on function private.schedule_erasure(subject uuid, asked_by uuid, cause text, due timestamp with time zone) to function_owner;
